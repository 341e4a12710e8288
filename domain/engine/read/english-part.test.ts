import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitSentences } from '#domain/language/sentences.ts';
import { corpusAbstracts } from '#testing/corpus-abstracts.ts';
import { englishPart } from './english-part.ts';
import { readSource } from './read-source.ts';

/** What authors print beside an English abstract, each with the heading that its journals use and the language's name. */
const others = [
  [
    'Spanish',
    'Resumen',
    'Las siestas redujeron los errores un 18 % en 210 enfermeras. No hubo diferencias entre los hospitales.',
  ],
  [
    'Portuguese',
    'Resumo',
    'As sonecas reduziram os erros em 18% em 210 enfermeiras. O objetivo deste estudo foi avaliar o sono.',
  ],
  [
    'French',
    'Résumé',
    'La sieste a réduit les erreurs de 18 % chez 210 infirmières. Nous avons mené un essai randomisé.',
  ],
  [
    'German',
    'Zusammenfassung',
    'Kurzschlaf senkte die Fehler um 18 % bei 210 Pflegekräften. Schlafmangel ist in Kliniken häufig.',
  ],
  [
    'Italian',
    'Riassunto',
    'I sonnellini hanno ridotto gli errori del 18% in 210 infermieri. Lo studio ha arruolato due gruppi.',
  ],
  [
    'Polish',
    'Streszczenie',
    'Drzemki zmniejszyły liczbę błędów o 18% u 210 pielęgniarek. Celem badania była ocena wpływu snu.',
  ],
  [
    'Turkish',
    'Özet',
    'Kısa uykular 210 hemşirede hataları %18 azalttı. Bu çalışmanın amacı uykunun etkisini değerlendirmektir.',
  ],
  [
    'Indonesian or Malay',
    'Abstrak',
    'Tidur siang mengurangi kesalahan sebesar 18% pada 210 perawat. Penelitian ini bertujuan menilai tidur.',
  ],
  [
    'Russian',
    'Аннотация',
    'Дневной сон снизил число ошибок на 18% у 210 медсестёр. Целью исследования была оценка сна.',
  ],
  ['Arabic', 'الملخص', 'قللت القيلولة من الأخطاء بنسبة 18٪ لدى 210 ممرضة. هدفت الدراسة إلى تقييم النوم.'],
  ['Chinese', '摘要', '午睡使210名护士的差错减少了18%。本研究的目的是评估睡眠的影响。'],
  [
    'Japanese',
    '要旨',
    '昼寝により210人の看護師のミスが18%減少した。本研究の目的は睡眠の影響を評価することである。',
  ],
  [
    'Korean',
    '초록',
    '낮잠은 간호사 210명의 오류를 18% 줄였다. 이 연구의 목적은 수면의 영향을 평가하는 것이다.',
  ],
] as const;

const other = fc.constantFrom(...others);
const english = fc.constantFrom(...corpusAbstracts().slice(0, 200));

it('takes none of the English abstracts for another language, and leaves nothing of them out', () => {
  for (const text of [...corpusAbstracts(), ...corpusAbstracts('factsheets')]) {
    const spans = splitSentences(text);
    expect(englishPart(spans)).toEqual({ sentences: spans, otherLanguage: null });
  }
});

it('reads the English part of two as it reads it alone, before, behind or between the other', () => {
  const heading = fc.constantFrom(
    (name: string, text: string) => `${name}: ${text}`,
    (name: string, text: string) => `${name}\n${text}`,
    (_: string, text: string) => text,
  );
  fc.assert(
    fc.property(
      english,
      other,
      heading,
      fc.constantFrom('before', 'behind', 'between'),
      (alone, [, name, text], head, place) => {
        const [first = '', second = ''] = head(name, text).split(/(?<=[.。]) ?(?=\S)/u);
        const whole =
          place === 'before'
            ? `${head(name, text)}\n\nAbstract: ${alone}`
            : place === 'behind'
              ? `${alone}\n\n${head(name, text)}`
              : `${first}\n\n${alone}\n\n${second}`;
        const textsOf = (source: string) =>
          englishPart(splitSentences(source)).sentences.map((one) => one.text.replace(/^Abstract:\s*/, ''));
        expect(textsOf(whole)).toEqual(textsOf(alone));
      },
    ),
    { numRuns: 200 },
  );
});

it.each(others)('says of a text in %s what it seems to be, and is never sure', (name, heading, text) => {
  const sheet = readSource({ text: `${heading}: ${text}` });
  expect(sheet.sure).toBe(false);
  expect(sheet.doubt).toContain(`in ${name},`);
  expect(sheet.finding.text).not.toContain(heading);
  expect(readSource({ text, finding: 0 }).sure).toBe(false);
});

it('is not misled by an English title, keywords or licence beside another language', () => {
  const [, , text] = others[0];
  const pasted = `Naps and errors of nurses: a randomized trial\n\n${text}\n\nKeywords: naps; nurses; errors\nThis is an open access article distributed under the Creative Commons licence.`;
  expect(readSource({ text: pasted }).sure).toBe(false);
});
