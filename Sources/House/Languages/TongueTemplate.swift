/// A whole sentence with gaps: what is written on a list is kept as it was said.
struct TongueTemplate: Sendable {
    enum Part: Sendable, Hashable {
        case word(String)
        /// As it was said.
        case item
        /// Words that are put into English.
        case rest
        /// A time, and nothing else.
        case time
        /// The name of a list.
        case list
        /// A sentence of its own.
        case clause
        /// That it is done with.
        case done
    }

    let parts: [Part]
    let english: [Part]

    /// Its first word; nothing where it begins with a gap.
    var first: String {
        if case .word(let word)? = parts.first { word } else { "" }
    }

    /// What is asked of it is a timer.
    var isOfTimers: Bool { english.starts(with: ["time", "left", "on", "timer"].map(Part.word)) }

    static func all(in text: String, _ spelling: TongueSpelling) -> [TongueTemplate] {
        text.split(separator: "\n").flatMap { line -> [TongueTemplate] in
            guard let colon = line.firstIndex(of: ":") else { return [] }
            let english = parts(String(line[..<colon]), .plain, isEnglish: true)
            return line[line.index(after: colon)...].split(separator: ";")
                .flatMap { HouseSpeech.expanded(String($0)) }
                .map { TongueTemplate(parts: parts($0, spelling, isEnglish: false), english: english) }
        }
    }

    private static func parts(_ text: String, _ spelling: TongueSpelling, isEnglish: Bool) -> [Part] {
        text.split(separator: " ").flatMap { word -> [Part] in
            switch word {
            case "{item}": return [.item]
            case "{rest}": return [.rest]
            case "{time}": return [.time]
            case "{list}": return [.list]
            case "{clause}": return [.clause]
            case "{done}": return [.done]
            default:
                if isEnglish { return [.word(String(word))] }
                return word == "," ? [.word(",")] : TongueTable.words(String(word), spelling).map { .word($0) }
            }
        }
    }

    /// What may stand in its gaps, the likeliest first; nothing where the words are others.
    func gaps(_ words: ArraySlice<TongueWord>) -> [[Part: ArraySlice<TongueWord>]] {
        for case .word(let word) in parts where !words.contains(where: { $0.plain == word }) { return [] }
        return Self.match(parts[...], words)
    }

    private static let mostMatches = 8
    /// Words of a time.
    private static let mostOfTime = 7

    private static func match(_ parts: ArraySlice<Part>, _ words: ArraySlice<TongueWord>)
        -> [[Part: ArraySlice<TongueWord>]]
    {
        guard let part = parts.first else { return words.allSatisfy(\.isSign) ? [[:]] : [] }
        if case .word(let word) = part {
            let rest = word == "," ? words : words.drop { $0.isSign }
            guard let first = rest.first, first.plain == word else { return [] }
            return match(parts.dropFirst(), rest.dropFirst())
        }
        var all: [[Part: ArraySlice<TongueWord>]] = []
        // The name of a list is as long as can be, and so is a time.
        let ends =
            switch part {
            case .list: Array(words.indices.reversed())
            case .time: Array(words.indices.prefix(mostOfTime).reversed())
            default: Array(words.indices)
            }
        for end in ends {
            let gap = words[...end].drop { $0.isSign }
            guard !gap.isEmpty, all.count < mostMatches else { continue }
            for gaps in match(parts.dropFirst(), words[(end + 1)...]) where all.count < mostMatches {
                all.append(gaps.merging([part: gap]) { first, _ in first })
            }
        }
        return all
    }
}
