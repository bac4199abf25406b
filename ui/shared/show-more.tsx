import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface Props {
  /** The id of the element that expands. */
  controls: string;
  expanded: boolean;
  more: string;
  less: string;
  onToggle: () => void;
}

/** A button that expands and collapses something. */
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
