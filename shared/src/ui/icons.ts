import type { IconType } from 'react-icons';
import { FiGithub, FiInstagram, FiLinkedin, FiTwitter, FiYoutube } from 'react-icons/fi';
import {
  LuArrowLeft,
  LuArrowRight,
  LuArrowUp,
  LuBanknote,
  LuBookOpen,
  LuBox,
  LuCheck,
  LuChevronDown,
  LuChevronLeft,
  LuChevronRight,
  LuClock,
  LuCloud,
  LuCode,
  LuDatabase,
  LuEye,
  LuGem,
  LuHandshake,
  LuHeartPulse,
  LuHouse,
  LuImageOff,
  LuLightbulb,
  LuMail,
  LuMapPin,
  LuMenu,
  LuMoon,
  LuPalette,
  LuPause,
  LuPartyPopper,
  LuPhone,
  LuQuote,
  LuRotateCcw,
  LuScale,
  LuServer,
  LuShieldCheck,
  LuSmartphone,
  LuSprout,
  LuStar,
  LuSun,
  LuTrendingUp,
  LuTriangleAlert,
  LuUsers,
  LuWaypoints,
  LuX,
} from 'react-icons/lu';
import type { IconName, SocialIconName } from '../schemas/iconName';

/** Icons for the names in the content: a name without an icon does not compile. */
const contentIcons: Record<IconName | SocialIconName, IconType> = {
  Banknote: LuBanknote,
  BookOpen: LuBookOpen,
  Clock: LuClock,
  Cloud: LuCloud,
  Code: LuCode,
  Database: LuDatabase,
  Eye: LuEye,
  Gem: LuGem,
  Handshake: LuHandshake,
  HeartPulse: LuHeartPulse,
  Lightbulb: LuLightbulb,
  Palette: LuPalette,
  PartyPopper: LuPartyPopper,
  Scale: LuScale,
  Server: LuServer,
  ShieldCheck: LuShieldCheck,
  Smartphone: LuSmartphone,
  Sprout: LuSprout,
  TrendingUp: LuTrendingUp,
  Users: LuUsers,
  Waypoints: LuWaypoints,
  LinkedIn: FiLinkedin,
  GitHub: FiGithub,
  Instagram: FiInstagram,
  YouTube: FiYoutube,
};

const interfaceIcons = {
  ArrowLeft: LuArrowLeft,
  ArrowRight: LuArrowRight,
  ArrowUp: LuArrowUp,
  Check: LuCheck,
  ChevronDown: LuChevronDown,
  ChevronLeft: LuChevronLeft,
  ChevronRight: LuChevronRight,
  House: LuHouse,
  ImageOff: LuImageOff,
  Mail: LuMail,
  MapPin: LuMapPin,
  Menu: LuMenu,
  Moon: LuMoon,
  Pause: LuPause,
  Phone: LuPhone,
  Quote: LuQuote,
  RotateCcw: LuRotateCcw,
  Star: LuStar,
  Sun: LuSun,
  TriangleAlert: LuTriangleAlert,
  Twitter: FiTwitter,
  X: LuX,
  Neutral: LuBox,
} satisfies Record<string, IconType>;

const icons = { ...contentIcons, ...interfaceIcons };

export type AnyIconName = keyof typeof icons;

/** Whether a name has an icon. */
export const isIconName = (name: string) => Object.hasOwn(icons, name);

/** The icon of a name; a neutral box for an unknown one. */
export const iconOf = (name: string): IconType =>
  isIconName(name) ? icons[name as AnyIconName] : icons.Neutral;
