import {
  ArrowDown,
  ArrowUp,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  Clock,
  CodeXml,
  Columns3,
  Copy,
  Download,
  Inbox,
  Info,
  LayoutDashboard,
  Lock,
  LogOut,
  Mail,
  MessageSquare,
  MessagesSquare,
  Monitor,
  Moon,
  Phone,
  RotateCw,
  Rows2,
  Rows4,
  Search,
  Sun,
  TriangleAlert,
  Users,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** The icons by what they mean. Add a line to use another: only the icons imported here are bundled. */
const icons = {
  agents: Users,
  arrowDown: ArrowDown,
  arrowUp: ArrowUp,
  chat: MessageSquare,
  check: Check,
  chevronDown: ChevronDown,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  clock: Clock,
  close: X,
  columns: Columns3,
  copy: Copy,
  download: Download,
  email: Mail,
  empty: Inbox,
  explorer: CodeXml,
  info: Info,
  interactions: MessagesSquare,
  lock: Lock,
  moon: Moon,
  phone: Phone,
  retry: RotateCw,
  rows: Rows2,
  rowsCompact: Rows4,
  search: Search,
  signOut: LogOut,
  sun: Sun,
  system: Monitor,
  wallboard: LayoutDashboard,
  warning: TriangleAlert,
} satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

/** An icon beside words with the same meaning, hidden from screen readers. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }): ReactNode {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.8} aria-hidden="true" focusable="false" />;
}
