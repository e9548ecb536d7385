import { unwrap, type InputError } from '@doorcard/cards';
import type { TablePort } from '../port.js';
import { checkClientMessage, checkHostMessage, type ClientMessage, type HostMessage } from '../protocol.js';

/** The client's side of a table. */
export interface TableClient {
  /** Throws an InputError for a message that the host would refuse. */
  readonly send: (message: ClientMessage) => void;
}

/** Connects to a host; a message that does not match the protocol is passed only to `onBad`. */
export function connectClient(
  port: TablePort,
  onMessage: (message: HostMessage) => void,
  onBad: (error: InputError) => void,
): TableClient {
  port.onMessage((data) => {
    const message = checkHostMessage(data);
    if (message.ok) onMessage(message.value);
    else onBad(message.error);
  });
  return { send: (message) => port.post(unwrap(checkClientMessage(message))) };
}
