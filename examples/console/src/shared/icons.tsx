import {
  ArrowDown,
  ArrowRightLeft,
  ArrowUp,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CalendarDays,
  Clock,
  CodeXml,
  Copy,
  Download,
  Inbox,
  Info,
  Keyboard,
  Languages,
  LayoutDashboard,
  Lock,
  LogOut,
  Mail,
  MessageSquare,
  MessagesSquare,
  Monitor,
  Moon,
  Phone,
  PhoneCall,
  Play,
  RotateCw,
  Search,
  Sun,
  TriangleAlert,
  Users,
  Voicemail,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** The icons by what they mean. Add a line to use another: only the icons imported here are bundled. */
const icons = {
  agents: Users,
  arrowDown: ArrowDown,
  arrowUp: ArrowUp,
  calendar: CalendarDays,
  callback: PhoneCall,
  chat: MessageSquare,
  check: Check,
  chevronDown: ChevronDown,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  clock: Clock,
  close: X,
  copy: Copy,
  download: Download,
  email: Mail,
  empty: Inbox,
  explorer: CodeXml,
  info: Info,
  interactions: MessagesSquare,
  keyboard: Keyboard,
  language: Languages,
  lock: Lock,
  moon: Moon,
  phone: Phone,
  play: Play,
  retry: RotateCw,
  search: Search,
  signOut: LogOut,
  sun: Sun,
  system: Monitor,
  transfer: ArrowRightLeft,
  voicemail: Voicemail,
  wallboard: LayoutDashboard,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** An icon beside words with the same meaning, hidden from screen readers. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactNode {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.8} aria-hidden="true" focusable="false" />;
}
