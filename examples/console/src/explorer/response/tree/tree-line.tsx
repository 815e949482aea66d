import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '../../../shared/formats.js';
import { Icon } from '../../../shared/icons.js';
import { text } from '../../../shared/text.js';
import type { EntityLink } from '../entity-links.js';
import type { JsonNode } from './json-node.js';
import { contentOf, isStructure } from './json-node.js';
import type { TreeRow, TreeToggle } from './tree-rows.js';
import { summaryOf } from './tree-rows.js';
import classes from './tree.module.css';

interface TreeLineProps {
  row: TreeRow;
  index: number;
  /** Its offset in px. */
  start: number;
  isOpen: boolean;
  /** Whether it is the tab stop. */
  isActive: boolean;
  link: EntityLink | undefined;
  onActivate: (node: JsonNode) => void;
  onToggle: (change: TreeToggle) => void;
}

/** A value with its name; an object or list with a mark whether it is open. */
export function TreeLine({ row, index, start, isOpen, isActive, link, onActivate, onToggle }: TreeLineProps): ReactNode {
  const { node, level } = row;
  const isStructured = isStructure(node);
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-setsize={node.parent?.children.length ?? 1}
      aria-posinset={positionOf(node)}
      aria-selected={isActive}
      {...(isStructured && { 'aria-expanded': isOpen })}
      tabIndex={isActive ? 0 : -1}
      data-line={index}
      className={classes['line']}
      style={{ transform: `translateY(${start}px)`, paddingInlineStart: `${Math.min(level - 1, 24) * 0.875 + 0.25}rem` }}
      onFocus={() => {
        onActivate(node);
      }}
      onClick={() => {
        onActivate(node);
        if (isStructured) onToggle({ nodes: [node], isOpen: !isOpen });
      }}
    >
      <span className={classes['mark']}>{isStructured && <Icon name={isOpen ? 'chevronDown' : 'chevronRight'} size={14} />}</span>
      {node.name !== undefined && <span className={classes['name']}>{node.name}: </span>}
      {isStructured ? <Structure node={node} isOpen={isOpen} /> : <Value node={node} link={link} isActive={isActive} />}
    </div>
  );
}

/** Counts from 1. */
function positionOf({ name, parent }: JsonNode): number {
  if (typeof name === 'number') return name + 1;
  return parent ? parent.children.findIndex((child) => child.name === name) + 1 : 1;
}

function Structure({ node, isOpen }: { node: JsonNode; isOpen: boolean }): ReactNode {
  const count = node.children.length;
  const summary = isOpen ? '' : summaryOf(node);
  return (
    <>
      <span className={classes['bracket']}>{node.kind === 'object' ? '{ }' : '[ ]'}</span>{' '}
      <span className={classes['count']}>
        {text(node.kind === 'object' ? 'response.fieldCount' : 'response.itemCount', { count, shown: formatNumber(count) })}
      </span>
      {summary !== '' && <span className={classes['summary']}> {summary}</span>}
    </>
  );
}

function Value({ node, link, isActive }: { node: JsonNode; link: EntityLink | undefined; isActive: boolean }): ReactNode {
  const shown = node.text.length > 300 ? `${node.text.slice(0, 300)}…` : node.text;
  if (!link) return <span className={classes[node.kind]}>{shown}</span>;
  return (
    <Link
      to={link.to}
      tabIndex={isActive ? 0 : -1}
      title={text('response.openIn', { name: link.name })}
      className={classes['link'] ?? ''}
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      {contentOf(node)}
    </Link>
  );
}
