import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** The id of what grows. */
  controls: string;
  expanded: boolean;
  more: string;
  less: string;
  onToggle: () => void;
}

/** Opens the rest of something, and closes it again. */
export function ShowMore({ controls, expanded, more, less, onToggle }: Props) {
  return (
    <Button
      look="plain"
      aria-expanded={expanded}
      aria-controls={controls}
      icon={<Icon of={expanded ? IconChevronUp : IconChevronDown} />}
      onClick={onToggle}
    >
      {expanded ? less : more}
    </Button>
  );
}
