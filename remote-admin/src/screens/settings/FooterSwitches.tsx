import { useToast } from '@vibrant-peak/shared/host';
import { Stack } from '@vibrant-peak/shared/ui';
import { useStore } from '@vibrant-peak/shared/store';
import { SwitchField } from './SwitchField';
import { settingsStore } from './settingsStore';

const switches = [
  { name: 'showSocialIcons', label: 'Social Icons' },
  { name: 'showContactInfo', label: 'Contact Info' },
  { name: 'showNewsletter', label: 'Newsletter' },
] as const;

/** They take effect immediately, without saving. */
export function FooterSwitches() {
  const { footer } = useStore(settingsStore).values;
  const toast = useToast();

  const change = ({ name, label }: (typeof switches)[number], isOn: boolean) => {
    settingsStore.apply('footer', { [name]: isOn });
    toast({
      type: 'success',
      title: 'Setting Updated',
      description: `Footer ${label} display has been ${isOn ? 'enabled' : 'disabled'}`,
    });
  };

  return (
    <Stack gap="1" mb="6" pb="6" borderBottomWidth="1px" borderColor="border.muted">
      {switches.map((entry) => (
        <SwitchField
          key={entry.name}
          label={entry.label}
          isOn={footer[entry.name]}
          onChange={(isOn) => change(entry, isOn)}
        />
      ))}
    </Stack>
  );
}
