interface ChannelEnd {
  onmessage: (() => void) | null;
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
    port1.onmessage = () => this.wake?.();
    port2.onmessage = () => port2.postMessage(null);
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
