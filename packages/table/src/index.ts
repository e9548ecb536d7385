export { checkView } from './checkedView.js';
export { HUMAN } from './computers.js';
export { openTable, type HostOptions, type TableStorage } from './host.js';
export { renameSeen } from './oldReasons.js';
export { NO_PACE, USUAL_PACE, type Pace } from './pace.js';
export { makePortPair, type TablePort } from './port.js';
export {
  checkClientMessage,
  explainedSchema,
  type ClientMessage,
  type Explained,
  type HandInfo,
  type HandResult,
  type HostMessage,
  type TableError,
  type TableInfo,
  type TableOptions,
} from './protocol.js';
export { hideUnseen } from './seenHand.js';
export { makeViewJsonSchema } from './viewSchema.js';
