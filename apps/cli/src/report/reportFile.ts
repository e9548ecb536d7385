import { accessSync, constants, existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, refuseWriting } from '../fileError.js';
import { WorkError } from '../workError.js';

/** Refuses a report that could not be written, before the work for it is done. */
export function checkReportFile(file: string | undefined): void {
  if (file === undefined) return;
  try {
    accessSync(existsSync(file) ? file : dirname(file), constants.W_OK);
  } catch (error) {
    throw refuseWriting(file, error, 'report.html');
  }
}

export function writeReport(file: string, html: string): void {
  try {
    writeFileSync(file, html);
  } catch (error) {
    const reason = codeOf(error) === 'ENOSPC' ? 'the disk is full' : codeOf(error);
    throw new WorkError(
      'file/not-written',
      `the report could not be written to ${file} (${reason}); expected room for ${html.length} characters`,
    );
  }
}
