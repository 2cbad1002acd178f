import type { ContentList, RecordList, Records, RecordsPort } from '@vibrant-peak/shared/host';
import { memoryRecords } from './memoryRecords';

const isOfContent = (list: RecordList): list is ContentList => list.collection !== undefined;

/** The records of a list: in memory, unless it is part of the content and the host keeps that. */
export const recordsOf = (list: RecordList, port?: RecordsPort): Records =>
  port && isOfContent(list) ? port.of(list) : memoryRecords.of(list);
