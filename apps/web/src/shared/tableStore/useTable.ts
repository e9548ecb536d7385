import type { TableState } from '@doorcard/table/client';
import { useStore } from 'zustand';
import { watchHands } from '../hands/handWatch.js';
import type { TableActions } from './tableStore.js';
import { makeTableStore } from './tableStore.js';
import { openWorkerPort } from './workerPort.js';

/** The one table of this page. */
export const tableStore = makeTableStore(openWorkerPort, watchHands());

export const useTable = <T>(select: (state: TableState & TableActions) => T): T =>
  useStore(tableStore, select);
