const POLYNOMIAL = 0xedb88320;
const LANES = 4;

// By lane: what a byte does to the checksum when so many bytes follow it, so that four bytes go in one step.
const TABLES = makeTables();

function makeTables(): readonly Uint32Array[] {
  const tables = Array.from({ length: LANES }, () => new Uint32Array(256));
  for (let byte = 0; byte < 256; byte++) {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
    tables[0]![byte] = rest;
  }
  for (let byte = 0; byte < 256; byte++) {
    for (let lane = 1; lane < LANES; lane++) {
      const before = tables[lane - 1]![byte]!;
      tables[lane]![byte] = (before >>> 8) ^ tables[0]![before & 255]!;
    }
  }
  return tables;
}

/** CRC-32 of IEEE 802.3 over all parts as one. */
export function checksum(parts: Iterable<Uint8Array>): number {
  const [t0, t1, t2, t3] = TABLES as [Uint32Array, Uint32Array, Uint32Array, Uint32Array];
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
