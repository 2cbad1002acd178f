import type { useValidatedForm } from 'shared/forms';
import type { RecordValues } from './schemaOf';

export type RecordForm = ReturnType<typeof useValidatedForm<RecordValues>>;
