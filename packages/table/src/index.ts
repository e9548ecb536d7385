export { checkView } from './checkedView.js';
export { HUMAN } from './computers.js';
export { openTable, type HostOptions, type TableClock, type TableStorage } from './host.js';
export { renameSeen } from './oldReasons.js';
export { NO_PACE, USUAL_PACE, type Pace } from './pace.js';
export { makePortPair, type TablePort } from './port.js';
export * from './protocol.js';
export { hideUnseen } from './seenHand.js';
export { actionSchema, makeViewJsonSchema, viewSchema } from './viewSchema.js';
