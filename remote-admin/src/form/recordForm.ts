import type { useValidatedForm } from 'shared/forms';
import type { RecordValues } from '../records/recordValues';

export type RecordForm = ReturnType<typeof useValidatedForm<RecordValues>>;
