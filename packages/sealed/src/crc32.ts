const POLYNOMIAL = 0xedb88320;
const LANES = 4;

type Tables = readonly [Uint32Array, Uint32Array, Uint32Array, Uint32Array];

// Filled at the first use, so that importing this module costs nothing.
let tables: Tables | undefined;

/** By lane: what a byte does to the checksum when that many bytes follow it. Four bytes then take one step. */
function makeTables(): Tables {
  const made = Array.from({ length: LANES }, () => new Uint32Array(256));
  for (let byte = 0; byte < 256; byte++) {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
    made[0]![byte] = rest;
  }
  for (let byte = 0; byte < 256; byte++) {
    for (let lane = 1; lane < LANES; lane++) {
      const before = made[lane - 1]![byte]!;
      made[lane]![byte] = (before >>> 8) ^ made[0]![before & 255]!;
    }
  }
  return made as unknown as Tables;
}

/** CRC-32 of IEEE 802.3, as in gzip and PNG, over all parts as one. */
export function crc32(parts: Iterable<Uint8Array>): number {
  tables ??= makeTables();
  const [t0, t1, t2, t3] = tables;
  let crc = -1;
  for (const bytes of parts) {
    const whole = bytes.length - (bytes.length % LANES);
    let i = 0;
    for (; i < whole; i += LANES) {
      crc ^= bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
      crc = t3[crc & 255]! ^ t2[(crc >>> 8) & 255]! ^ t1[(crc >>> 16) & 255]! ^ t0[crc >>> 24]!;
    }
    for (; i < bytes.length; i++) crc = (crc >>> 8) ^ t0[(crc ^ bytes[i]!) & 255]!;
  }
  return ~crc >>> 0;
}
