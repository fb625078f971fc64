/// The small words of Japanese, and everyday nouns of it.
extension EverydayWords {
    static let japaneseWords = """
        は = (marks what is spoken of)
        が = (marks the subject); but
        を = (marks the object)
        に = to; in, at; on
        で = in, at; with, by
        と = and; with
        も = also, too
        の = of; 's
        へ = to, towards
        や = and (among others)
        か = (makes a question); or
        ね = isn't it?
        よ = (stresses what is said)
        から = from; because
        まで = until; as far as
        です = is, are
        でした = was, were
        でしょう = probably is
        ください = please (give me)
        何 = what
        アイス = iced; ice cream
        パン = bread
        """
}
