import type { ReactNode } from 'react'
import { LineDrawing, type IconProps } from './line-drawing.tsx'

export type IconComponent = (props: IconProps) => ReactNode

function icon(path: string): IconComponent {
  return (props) => (
    <LineDrawing {...props}>
      <path d={path} />
    </LineDrawing>
  )
}

export const AlertIcon = icon('M12 3.5 21.5 20h-19ZM12 10v4m0 3v.1')
export const BellIcon = icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 21h4M12 5V3')
export const BriefcaseIcon = icon(
  'M5 7.5h14a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-8.5a2 2 0 0 1 2-2ZM8.5 7.5V5.5a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 13h18m-9-1.2v2.4',
)
export const BuildingIcon = icon(
  'M5 21V4.5A1.5 1.5 0 0 1 6.5 3h7A1.5 1.5 0 0 1 15 4.5V21m0-11h3a1.5 1.5 0 0 1 1.5 1.5V21M3 21h18.5M9 7.5h2M9 12h2m-2 4.5h2',
)
export const CalendarIcon = icon(
  'M5.5 5h13a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2ZM3.5 10h17M8 3v4m8-4v4',
)
export const CameraIcon = icon(
  'M3 18.5v-9A1.5 1.5 0 0 1 4.5 8H7l1.7-2.6a.9.9 0 0 1 .8-.4h5a.9.9 0 0 1 .8.4L17 8h2.5A1.5 1.5 0 0 1 21 9.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5ZM8.5 13.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0Z',
)
export const TargetIcon = icon(
  'M5 12a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM12 2v3m0 14v3M2 12h3m14 0h3M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0Z',
)
export const ChartIcon = icon('M4 4v15a1 1 0 0 0 1 1h15M8.5 16v-4m4 4V7.5m4 8.5v-6')
export const CheckIcon = icon('m4.5 12.5 5 5 10-11')
export const CheckCircleIcon = icon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM8 12.3l2.8 2.8L16 9.5')
export const ChevronDownIcon = icon('m6 9.5 6 6 6-6')
export const ChevronLeftIcon = icon('m14.5 6-6 6 6 6')
export const ChevronRightIcon = icon('m9.5 6 6 6-6 6')
export const ClockIcon = icon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM12 7v5.3l3.3 2')
export const CloseIcon = icon('m6 6 12 12M18 6 6 18')
export const CopyIcon = icon(
  'M10.5 8.5h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM5.5 15.5h-.5a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 5 3.5h9A1.5 1.5 0 0 1 15.5 5v.5',
)
export const DeviceIcon = icon(
  'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5ZM12 16.5V20m-4 0h8',
)
export const DownloadIcon = icon(
  'M12 3.5v11m0 0 4.5-4.5M12 14.5 7.5 10M4 16.5V19a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-2.5',
)
export const EuroIcon = icon('M18.5 6.5a7.5 7.5 0 1 0 0 11M3.5 10.3h10m-10 3.4h10')
export const EyeIcon = icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0Z',
)
export const EyeOffIcon = icon(
  'M9.5 5.8A9 9 0 0 1 12 5.5C18 5.5 21.5 12 21.5 12a17 17 0 0 1-2.9 3.7M6.2 7.3A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5a9.5 9.5 0 0 0 4.4-1.1M9.9 9.9a3 3 0 0 0 4.2 4.2M3.5 3.5l17 17',
)
export const FilePdfIcon = icon(
  'M13.5 2.5h-7A1.5 1.5 0 0 0 5 4v16a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 20V8ZM13.5 2.5V8H19M8.5 12.5h7m-7 4h4',
)
export const FilterIcon = icon('M4 6.5h16M7 12h10m-7 5.5h4')
export const FlagIcon = icon('M5.5 21V4h12l-2.5 4.5L17.5 13h-12')
export const FolderIcon = icon(
  'M3 18.5v-13A1.5 1.5 0 0 1 4.5 4H9l2.5 3h8A1.5 1.5 0 0 1 21 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5Z',
)
export const HeartIcon = icon(
  'M12 20.5 4.2 12.6a4.9 4.9 0 0 1 0-6.9 4.9 4.9 0 0 1 6.9 0l.9.9.9-.9a4.9 4.9 0 0 1 6.9 0 4.9 4.9 0 0 1 0 6.9Z',
)
export const HomeIcon = icon('m3.5 11 8.5-7.5 8.5 7.5M5.5 9.5V20a.5.5 0 0 0 .5.5h4V14.5h4v6h4a.5.5 0 0 0 .5-.5V9.5')
export const InfoIcon = icon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0ZM12 11v5.5m0-9v.1')
export const MoreIcon = icon(
  'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0ZM18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0Z',
)
export const ListIcon = icon('M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1m-.1 5.5h.1m-.1 5.5h.1')
export const LogoutIcon = icon('M14 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h8m-4-8h11m0 0-4-4m4 4-4 4')
export const MailIcon = icon(
  'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-10a2 2 0 0 1 2-2ZM3.5 7l8.5 6.5L20.5 7',
)
export const MinusIcon = icon('M5 12h14')
export const PauseIcon = icon('M8.5 5v14m7-14v14')
export const PencilIcon = icon('M4 20h4L19.5 8.5a2.1 2.1 0 0 0 0-3l-1-1a2.1 2.1 0 0 0-3 0L4 16ZM13.5 6.5l4 4')
export const PhoneIcon = icon(
  'M8.5 3.5H5.5A1.5 1.5 0 0 0 4 5c0 8.5 6.5 15 15 15a1.5 1.5 0 0 0 1.5-1.5v-3l-4.5-1.8-2 2.3A13.5 13.5 0 0 1 8 10l2.3-2Z',
)
export const PinIcon = icon(
  'M12 21.5S4.5 15.5 4.5 10a7.5 7.5 0 0 1 15 0c0 5.5-7.5 11.5-7.5 11.5ZM9.3 10a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0Z',
)
export const PlayIcon = icon('M8 5.5v13l10.5-6.5Z')
export const PlusIcon = icon('M12 5v14M5 12h14')
export const SearchIcon = icon('M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0ZM16.2 16.2l4.8 4.8')
export const SettingsIcon = icon(
  'M3.5 7h9.5m4 0h3.5M3.5 17h3.5m4 0h9.5M13 7a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM7 17a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z',
)
export const ShareIcon = icon(
  'M3.3 12a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0ZM14.8 5.5a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0ZM14.8 18.5a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0ZM8.4 10.7l6.7-3.9m-6.7 6.5 6.7 3.9',
)
export const ShieldIcon = icon(
  'M12 3l7.5 2.7v5.6c0 4.6-3 7.9-7.5 9.7-4.5-1.8-7.5-5.1-7.5-9.7V5.7ZM8.5 11.8l2.5 2.5 4.5-4.8',
)
export const StarIcon = icon('m12 3 2.8 5.7 6.2.9-4.5 4.4 1.1 6.2L12 17.3l-5.6 2.9L7.5 14 3 9.6l6.2-.9Z')
export const TrashIcon = icon(
  'M4 6.5h16M9 6.5V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.5m3 0L17.2 19a1.5 1.5 0 0 1-1.5 1.5H8.3A1.5 1.5 0 0 1 6.8 19L6 6.5m4 4.5v5.5m4-5.5v5.5',
)
export const UploadIcon = icon(
  'M12 15V4m0 0L7.5 8.5M12 4l4.5 4.5M4 16.5V19a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-2.5',
)
export const UserIcon = icon('M7.8 8a4.2 4.2 0 1 0 8.4 0 4.2 4.2 0 1 0-8.4 0ZM4 20.5c.8-4 4-6 8-6s7.2 2 8 6')
export const UsersIcon = icon(
  'M5.3 8.5a3.7 3.7 0 1 0 7.4 0 3.7 3.7 0 1 0-7.4 0ZM2.5 20c.6-3.7 3.2-5.5 6.5-5.5s5.9 1.8 6.5 5.5M15.5 5a3.7 3.7 0 0 1 0 7m2.5 3c2 .8 3.2 2.5 3.5 5',
)
