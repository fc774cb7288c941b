import { Fragment, memo, type ReactNode } from 'react';
import { type Block, type InlineNode, parseMarkdown } from './markdown-tree.ts';

/** Shows Markdown as text nodes: nothing in it can become HTML, a picture or a script. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  return <div className="prose">{parseMarkdown(text).map(blockOf)}</div>;
});

function blockOf(block: Block, key: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={key}>{block.children.map(inlineOf)}</p>;
    case 'heading':
      // Whatever level it was written at, it stands one below the page's own heading; only the look differs.
      return (
        <h2 key={key} className={block.level <= 2 ? 'large' : undefined}>
          {block.children.map(inlineOf)}
        </h2>
      );
    case 'list':
      return block.ordered ? (
        <ol key={key} start={block.start}>
          {block.items.map(itemOf)}
        </ol>
      ) : (
        <ul key={key}>{block.items.map(itemOf)}</ul>
      );
    case 'quote':
      return <blockquote key={key}>{block.children.map(blockOf)}</blockquote>;
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines must be scrollable by keyboard
        <pre key={key} tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: wide tables must be scrollable by keyboard
        <div key={key} tabIndex={0} className="overflow-x-auto">
          <table>
            <thead>
              <tr>{block.head.map((cell, at) => keyed('th', at, cell))}</tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a text have no other name than their place
                <tr key={at}>{row.map((cell, column) => keyed('td', column, cell))}</tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'rule':
      return <hr key={key} />;
  }
}

function keyed(Cell: 'th' | 'td', key: number, children: InlineNode[]): ReactNode {
  return <Cell key={key}>{children.map(inlineOf)}</Cell>;
}

function itemOf({ children, nested }: { children: InlineNode[]; nested: Block[] }, key: number): ReactNode {
  return (
    <li key={key}>
      {children.map(inlineOf)}
      {nested.map(blockOf)}
    </li>
  );
}

function inlineOf(part: InlineNode, key: number): ReactNode {
  switch (part.type) {
    case 'text':
      return <Fragment key={key}>{part.text}</Fragment>;
    case 'code':
      return <code key={key}>{part.text}</code>;
    case 'break':
      return <br key={key} />;
    case 'strong':
      return <strong key={key}>{part.children.map(inlineOf)}</strong>;
    case 'em':
      return <em key={key}>{part.children.map(inlineOf)}</em>;
    case 'del':
      return <del key={key}>{part.children.map(inlineOf)}</del>;
    case 'link':
      return (
        <a key={key} href={part.href} target="_blank" rel="noopener noreferrer">
          {part.children.map(inlineOf)}
        </a>
      );
  }
}
