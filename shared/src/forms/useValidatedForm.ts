import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/**
 * A form that is checked against `schema` on submit and from then on at each change; the first invalid field gets
 * the focus. Without `defaultValues` the fields keep what they hold in the page, even when it was typed before
 * hydration.
 */
export function useValidatedForm<T extends FieldValues>(
  schema: ObjectSchema<T>,
  defaultValues?: DefaultValues<T>,
) {
  return useForm<T, unknown, T>({
    resolver: yupResolver(schema as never) as unknown as Resolver<T, unknown, T>,
    defaultValues,
  });
}
