import { checkFolder, refuseWriting } from '../fileError.js';
import { replaceFile } from '../replaceFile.js';

/** Refuses a report that could not be written, before the work for it is done. */
export function checkReportFile(file: string | undefined): void {
  if (file === undefined) return;
  try {
    checkFolder(file);
  } catch (error) {
    throw refuseWriting(file, error, 'report.html');
  }
}

export const writeReport = (file: string, html: string): void => replaceFile(file, [html]);
