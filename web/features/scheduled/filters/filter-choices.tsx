import { PLATFORM_RULES } from '../../../../domain/post/platforms.ts';
import { Choice } from '../../../components/fields/choice.tsx';
import { COLUMNS, FILTER_PLATFORMS, type Filters } from './find-tasks.ts';

/** How the fields of the filters look. */
export const FILTER_LOOK =
  'h-8 rounded-md bg-surface text-sm shadow-xs transition-shadow duration-120 hover:shadow-sm max-lg:text-md pointer-coarse:h-10';

interface ChoiceProps {
  filters: Filters;
  onFilters: (change: Partial<Filters>) => void;
}

export function PlatformChoice({ filters, onFilters }: ChoiceProps) {
  return (
    <Choice
      aria-label="Platform"
      value={filters.platform}
      className={`${FILTER_LOOK} pl-2.5`}
      frameClassName="shrink-0"
      onChoose={(platform) => onFilters({ platform: platform as Filters['platform'] })}
    >
      {FILTER_PLATFORMS.map((platform) => (
        <option key={platform} value={platform}>
          {platform === 'all' ? 'All platforms' : PLATFORM_RULES[platform].label}
        </option>
      ))}
    </Choice>
  );
}

export function StatusChoice({ filters, onFilters }: ChoiceProps) {
  return (
    <Choice
      aria-label="Status"
      value={filters.status}
      className={`${FILTER_LOOK} pl-2.5`}
      frameClassName="min-w-0"
      onChoose={(status) => onFilters({ status: status as Filters['status'] })}
    >
      <option value="all">All statuses</option>
      {COLUMNS.map(({ status, title }) => (
        <option key={status} value={status}>
          {title}
        </option>
      ))}
    </Choice>
  );
}
