interface ChannelEnd {
  addEventListener(type: 'message', listener: () => void): void;
  start(): void;
  postMessage(message: unknown): void;
  close(): void;
}
/** What this file uses of browsers and Node alike. */
declare const MessageChannel: new () => { readonly port1: ChannelEnd; readonly port2: ChannelEnd };

/**
 * Lets messages in between two slices of work; a timer would wait longer than that. It goes there and back, since Node
 * reads up to a thousand messages of one end before it looks at another.
 */
export class Breath {
  private readonly channel = new MessageChannel();
  private wake: (() => void) | undefined;

  constructor() {
    const { port1, port2 } = this.channel;
    port1.addEventListener('message', () => this.wake?.());
    port2.addEventListener('message', () => port2.postMessage(null));
    port1.start();
    port2.start();
  }

  take(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
      this.channel.port1.postMessage(null);
    });
  }

  /** It would keep a thread of Node alive. */
  end(): void {
    this.channel.port1.close();
  }
}
