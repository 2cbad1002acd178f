import { useEffect, useEffectEvent, useRef } from 'react';
import type { useValidatedForm } from '@vibrant-peak/shared/forms';
import { useStore } from '@vibrant-peak/shared/store';
import type { Deliveries, Delivery } from './deliveries';

interface Options<T extends object> {
  deliveries: Deliveries;
  form: ReturnType<typeof useValidatedForm<T>>;
  /** Clears the form, which still holds what was sent. */
  clear: () => void;
}

/** The delivery of a form to the live server. What was changed while it was sent stays in the form. */
export function useDelivery<T extends object>({ deliveries, form, clear }: Options<T>) {
  const element = useRef<HTMLFormElement>(null);
  const delivery = useStore(deliveries.store);

  const settle = useEffectEvent(({ state, content, refusal }: Delivery) => {
    if (refusal) showViolations(form, refusal.violations);
    if (state !== 'stored') return;
    deliveries.store.set(undefined);
    if (contentOf(new FormData(element.current!)) === content) clear();
  });
  useEffect(() => {
    if (delivery) settle(delivery);
  }, [delivery]);

  const deliver = (onStored: () => void) => {
    const data = new FormData(element.current!);
    const content = contentOf(data);
    // Since the page was opened: nobody is taken for a robot because the form came later.
    data.set('elapsed', String(Math.round(performance.now())));
    return deliveries.send(content, data, onStored);
  };
  return { element, delivery, deliver };
}

/** The values as text; files by name, size and date. */
const contentOf = (data: FormData) =>
  JSON.stringify(
    [...data].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  );

type Violations = NonNullable<Delivery['refusal']>['violations'];

function showViolations<T extends object>(form: Options<T>['form'], violations: Violations): void {
  const [first] = violations;
  for (const violation of violations) {
    const field = violation.field as Parameters<typeof form.setError>[0];
    form.setError(field, { message: violation.message }, { shouldFocus: violation === first });
  }
}
