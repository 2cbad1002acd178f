import { contentPartPath } from '@vibrant-peak/shared/contract';
import { contentAt } from '../../content/contentAt';
import { LiveEntityScreen } from '../LiveEntityScreen';
import { SettingsScreen } from './SettingsScreen';

const brand = contentAt(contentPartPath('brand'));

/** The settings of the live profile: facts of the brand, as drafts. */
export const LiveSettings = () => <LiveEntityScreen entity={brand} Screen={SettingsScreen} />;
