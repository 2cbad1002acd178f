import { useMemo } from 'react';
import type { Entity } from '../../entities/entity';
import { useCancel } from '../../list/useCancel';
import { useCollection } from '../../records/collectionOf';
import { OnceForm } from '../OnceForm';
import { settingsPart, type SettingsTab } from './settingsParts';

const stay = () => undefined;

/** The settings of one tab: a form that stays open. */
export function SettingsForm({ brand, tab }: { brand: Entity; tab: SettingsTab }) {
  const entity = useMemo(() => settingsPart(brand, tab), [brand, tab]);
  const collection = useCollection(entity);
  return (
    <OnceForm
      entity={entity}
      onSaved={stay}
      onCancel={useCancel(stay)}
      nextRecord={() => collection.get()[0]}
      takesFocus={false}
    />
  );
}
