interface ChannelEnd {
  addEventListener(type: 'message', listener: () => void): void;
  start(): void;
  postMessage(message: unknown): void;
  close(): void;
}
/** The part of `MessageChannel` that this file uses, in browsers and in Node. */
declare const MessageChannel: new () => { readonly port1: ChannelEnd; readonly port2: ChannelEnd };

/**
 * Lets the event loop deliver messages between two parts of work; a timer would wait longer. A message is sent there and
 * back, since Node reads up to a thousand messages of one port before it looks at another.
 */
export class MessageTurn {
  private readonly channel = new MessageChannel();
  private wake: (() => void) | undefined;

  constructor() {
    const { port1, port2 } = this.channel;
    port1.addEventListener('message', () => this.wake?.());
    port2.addEventListener('message', () => port2.postMessage(null));
    port1.start();
    port2.start();
  }

  wait(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      this.channel.port1.postMessage(null);
    });
  }

  /** An open channel keeps a thread of Node alive. */
  close(): void {
    this.channel.port1.close();
  }
}
