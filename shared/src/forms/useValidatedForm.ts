import { yupResolver } from '@hookform/resolvers/yup';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import type { ObjectSchema } from 'yup';

/**
 * A form validated by `schema` on submit and then at each change. The first invalid field gets the
 * focus. Without `defaultValues` the fields keep their values, including text typed before
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
