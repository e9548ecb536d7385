export { fnv1a32, makeChecksum } from './checksum.js';
export { crc32 } from './crc32.js';
export {
  defineDocument,
  type DocumentCodes,
  type DocumentForm,
  type Migration,
  type Sealed,
  type SealedDocument,
  type Stamped,
} from './document.js';
export { checkForm, type Form } from './form.js';
export { isRecord, parseJson, type Fields } from './json.js';
export {
  InputError,
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
export {
  defineTableFile,
  type SealedTableFile,
  type NumberTable,
  type TableFile,
  type TableFileCodes,
  type TableFileForm,
  type TableFileMigration,
  type NumberTables,
} from './tableFile.js';
