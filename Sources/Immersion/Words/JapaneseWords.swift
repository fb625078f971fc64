/// Parts a Japanese line, which has no spaces, into words one can look up: by its scripts, and by the particles and endings
/// that stand between them. It knows no words; what it parts wrongly is found as a whole in no dictionary.
enum JapaneseWords {
    private enum Script { case kanji, hiragana, katakana, other }

    private struct Run {
        let script: Script
        var text: String
    }

    /// Longer ones first: what a run of hiragana behind a noun begins with.
    private static let particles = [
        "から", "まで", "より", "では", "には", "とは", "でも", "など", "だけ", "は", "が", "を", "に", "で", "と", "も", "の", "へ", "や", "か",
    ]
    /// Words of hiragana that are told apart wherever they stand.
    private static let known = [
        "ありがとうございました", "ありがとう", "ございます", "いらっしゃいませ", "こんにちは", "こんばんは", "すみません", "おねがいします", "ください", "くださいませんか",
        "これ", "それ", "あれ", "どれ", "ここ", "そこ", "あそこ", "どこ", "こちら", "そちら", "あちら", "どちら", "いくら", "いくつ", "いつ", "だれ",
        "なに", "なん", "はい", "いいえ", "どうぞ", "よろしく", "もう", "とても",
    ].sorted { $0.count > $1.count }
    /// They begin the word of the kanji behind them: "一度お願いします".
    private static let honorifics: Set<String> = ["お", "ご"]
    private static let copulas = ["でしょう", "でした", "です"]
    private static let ends = ["ね", "よ", "か"]
    /// Particles that are told apart at the end of a run, too.
    private static let closing: Set<String> = ["は", "が", "を"]

    static func split(_ line: String) -> [String] {
        let runs = runs(line)
        var words: [String] = []
        var isOpen = false
        for (index, run) in runs.enumerated() {
            switch run.script {
            case .other: isOpen = false
            case .kanji:
                // The honorific, and what stands between the characters of one word.
                if isOpen, let last = words.last, joins(last, before: run, runs, index) {
                    words[words.count - 1] = last + run.text
                } else {
                    words.append(run.text)
                }
                isOpen = true
            case .katakana:
                words.append(run.text)
                isOpen = true
            case .hiragana
            where index + 1 < runs.count && runs[index + 1].script == .kanji && honorifics.contains(run.text):
                words.append(run.text)
                isOpen = true
            case .hiragana:
                let follows = index > 0 && runs[index - 1].script != .other
                let isVerb = follows && runs[index - 1].script == .kanji
                let (ending, rest) = follows ? cut(run.text, endsWord: isVerb) : ("", run.text)
                if !ending.isEmpty, !words.isEmpty { words[words.count - 1] += ending }
                words += pieces(rest, behindNoun: follows)
                isOpen = true
            }
        }
        return words
    }

    /// "お" before "茶", and "飲み" before "物".
    private static func joins(_ last: String, before run: Run, _ runs: [Run], _ index: Int) -> Bool {
        if honorifics.contains(last) { return true }
        guard index >= 2, runs[index - 1].script == .hiragana, runs[index - 2].script == .kanji else { return false }
        let between = runs[index - 1].text
        return between.count == 1 && !particles.contains(between) && last.hasSuffix(between)
    }

    /// What of a run of hiragana ends the word before it, and what is left.
    private static func cut(_ text: String, endsWord: Bool) -> (ending: String, rest: String) {
        guard endsWord, !particles.contains(where: text.hasPrefix) else { return ("", text) }
        for place in text.indices.dropFirst() {
            let rest = text[place...]
            let begins =
                (known + copulas).contains(where: rest.hasPrefix) || rest.hasPrefix("を") || rest == "か" || rest == "ね"
            if begins { return (String(text[..<place]), String(rest)) }
        }
        return (text, "")
    }

    /// The words of a run of hiragana.
    private static func pieces(_ text: String, behindNoun: Bool) -> [String] {
        var (pieces, rest, open) = ([String](), text[...], "")
        var mayBeParticle = behindNoun
        while !rest.isEmpty {
            let copula = copulas.first(where: rest.hasPrefix)
            let particle = mayBeParticle ? particles.first(where: rest.hasPrefix) : nil
            let word = known.first(where: rest.hasPrefix)
            let isLast = rest.count == 1
            let end =
                isLast && !pieces.isEmpty && ends.contains(String(rest))
                    || isLast && open.count > 1 && closing.contains(String(rest)) ? String(rest) : nil
            guard let found = copula ?? particle ?? word ?? end ?? (rest.hasPrefix("を") ? "を" : nil) else {
                open.append(rest.removeFirst())
                mayBeParticle = false
                continue
            }
            if !open.isEmpty { pieces.append(open) }
            open = ""
            pieces.append(found)
            rest = rest.dropFirst(found.count)
            // Behind a word there may be a particle, behind a particle there is a word.
            mayBeParticle = found == word && copula == nil
        }
        return open.isEmpty ? pieces : pieces + [open]
    }

    private static func runs(_ line: String) -> [Run] {
        var runs: [Run] = []
        for character in line {
            let script = script(of: character)
            if script != .other, runs.last?.script == script {
                runs[runs.count - 1].text.append(character)
            } else {
                runs.append(Run(script: script, text: String(character)))
            }
        }
        return runs
    }

    private static func script(of character: Character) -> Script {
        guard let value = character.unicodeScalars.first?.value else { return .other }
        switch value {
        case 0x3005, 0x3400...0x9FFF: return .kanji
        case 0x3041...0x309F: return .hiragana
        case 0x30A1...0x30FA, 0x30FC: return .katakana
        default: return .other
        }
    }
}
