export { makeChecksum } from './checksum.js';
export { defineDocument, type DocumentForm, type SealedDocument, type Stamped } from './document.js';
export { checkForm, type Form } from './form.js';
export { isRecord, parseJson, type Fields } from './json.js';
export {
  attempt,
  InputError,
  makeVisible,
  refuse,
  succeed,
  unwrap,
  wrong,
  type ErrorCode,
  type InputErrorDetails,
  type Refusal,
  type Result,
} from './result.js';
export { checkShape, type Schema } from './shape.js';
export { defineTableFile, type SealedTableFile, type TableFileForm, type NumberTables } from './tableFile.js';
