/** A card's printed face; until it is printed, or if it never is, a plate with its words. */
import { useEffect, useState } from 'react';
import { rulesSentence } from '../../content/words/cards.ts';
import type { Catalog } from '../../engine/index.ts';
import { useTable } from '../hud/table.ts';
import type { FaceFamily, FaceName } from '../ports.ts';

type Props = {
  readonly face: FaceName;
  /** Height in which it is shown, in CSS pixels. */
  readonly height: number;
  readonly isDecorative?: boolean;
};

export function CardFace({ face, height, isDecorative = false }: Props) {
  const { engine } = useTable();
  const url = useFace(face, height);
  const { name, words } = plateOf(face, engine.catalog);
  const family = familyOf(face);
  if (url !== undefined) {
    return <img className="face" data-family={family} src={url} alt={isDecorative ? '' : name} draggable={false} />;
  }
  return (
    <span className="face face--plate" data-family={family} aria-hidden={isDecorative}>
      <b>{name}</b>
      <span>{words}</span>
    </span>
  );
}

function useFace(face: FaceName, height: number): string | undefined {
  const { faces } = useTable();
  const [printed, setPrinted] = useState<{ readonly face: FaceName; readonly url: string }>();
  useEffect(() => {
    const pixels = Math.ceil(height * Math.min(2, window.devicePixelRatio));
    return faces.watch(face, pixels, (url) => setPrinted({ face, url }));
  }, [faces, face, height]);
  return printed?.face === face ? printed.url : undefined;
}

const familyOf = (face: FaceName): FaceFamily => face.slice(0, face.indexOf('/')) as FaceFamily;

export function plateOf(face: FaceName, catalog: Catalog): { readonly name: string; readonly words: string } {
  const id = face.slice(face.indexOf('/') + 1);
  const find = <C extends { readonly id: string }>(cards: readonly C[]): C | undefined =>
    cards.find((card) => card.id === id);
  switch (familyOf(face)) {
    case 'quest':
      return plate(find(catalog.quests), (card) => rulesSentence('quest', card, catalog));
    case 'monster':
      return plate(find(catalog.monsters), (card) => rulesSentence('monster', card, catalog));
    case 'location':
      return plate(find(catalog.locations), (card) => rulesSentence('location', card, catalog));
    case 'room':
      return plate(find(catalog.rooms), (card) => rulesSentence('room', card, catalog));
    case 'council':
      return plate(find(catalog.council), (card) => rulesSentence('council', card, catalog));
    case 'token':
      return plate(find(catalog.tokens), (card) => rulesSentence('token', card, catalog));
    case 'order':
      return plate(find(catalog.orders), (card) => rulesSentence('order', card, catalog));
    case 'arrival':
      return plate(find(catalog.arrivals), (card) => rulesSentence('arrival', card, catalog));
    case 'hero': {
      const [kind, at] = id.split('-');
      const hero = catalog.heroes.find((card) => card.kind === kind);
      const level = hero?.levels.find((each) => `${each.level}` === at);
      if (hero === undefined || level === undefined) return { name: id, words: '' };
      return { name: level.name, words: rulesSentence('hero', { hero, level }, catalog) };
    }
  }
}

function plate<C extends { readonly name: string }>(card: C | undefined, words: (card: C) => string) {
  return card === undefined ? { name: '', words: '' } : { name: card.name, words: words(card) };
}
