import Echo
import Foundation

/// The marks with which ChatGPT names its sources within an answer, and what they stand for.
///
/// "\u{E200}cite\u{E202}turn0search1\u{E201}": private letters around a kind and its fields. Older answers have
/// "【11†source】". Copies may have lost the letters.
struct ChatGPTCitations {
    /// By their names, "turn0search1".
    private var pages: [String: WebSource] = [:]
    /// By the marks that stand for them.
    private var marked: [String: [WebSource]] = [:]
    /// By where a mark begins, in code points.
    private var placed: [Int: WebSource] = [:]

    /// - Parameter metadata: of the message.
    init(_ metadata: [String: Any]) {
        for group in Self.objects(metadata["search_result_groups"]) {
            for entry in Self.objects(group["entries"]) { note(entry, named: entry["ref_id"]) }
        }
        for reference in Self.objects(metadata["content_references"]) { note(reference: reference) }
        for citation in Self.objects(metadata["citations"]) {
            guard let start = citation["start_ix"] as? Int, let page = citation["metadata"] as? [String: Any] else {
                continue
            }
            placed[start] = Self.page(page)
        }
    }

    /// The words with numbers for the marks, and the pages that they number.
    func read(_ text: String) -> (text: String, sources: [WebSource]) {
        guard text.unicodeScalars.contains(where: { Self.isPrivate($0) || $0 == "【" }) || text.contains("citeturn")
        else { return (text, []) }
        var sources: [WebSource] = []
        var said = ""
        var rest = text[...]
        while let match = rest.firstMatch(of: Self.mark) {
            said += rest[..<match.range.lowerBound]
            let mark = String(match.0)
            let start = text.unicodeScalars.distance(from: text.startIndex, to: match.range.lowerBound)
            let found = marked[mark] ?? placed[start].map { [$0] } ?? names(in: mark).compactMap { pages[$0] }
            let words = Self.words(of: mark)
            let next = rest[match.range.upperBound...].first
            if found.isEmpty, words.isEmpty, said.last == " ", next?.isLetter != true { said.removeLast() }
            said += words + numbers(of: found, in: &sources)
            rest = rest[match.range.upperBound...]
        }
        said += rest
        said.unicodeScalars.removeAll(where: Self.isPrivate)
        return (said, sources)
    }

    private func numbers(of found: [WebSource], in sources: inout [WebSource]) -> String {
        var numbers = ""
        for source in found {
            let known = sources.firstIndex { $0.url == source.url }
            if known == nil { sources.append(source) }
            numbers += "[\((known ?? sources.count - 1) + 1)]"
        }
        return numbers
    }

    private func names(in mark: String) -> [String] { mark.matches(of: Self.nameOfPage).map { String($0.0) } }

    /// Some marks have words to show: an entity its name, an address its title.
    private static func words(of mark: String) -> String {
        let fields = mark.unicodeScalars.filter { $0 != "\u{E200}" && $0 != "\u{E201}" }
            .split(separator: "\u{E202}").map { String(String.UnicodeScalarView($0)) }
        switch fields.first {
        case "entity" where fields.count > 1:
            let told = try? JSONSerialization.jsonObject(with: Data(fields[1].utf8)) as? [Any]
            return told?.dropFirst().first as? String ?? ""
        case "url" where fields.count > 1: return fields[1]
        default: return ""
        }
    }

    // MARK: what the marks stand for

    private mutating func note(reference: [String: Any]) {
        let items = Self.objects(reference["items"]) + Self.objects(reference["sources"])
        let all = items + items.flatMap { Self.objects($0["supporting_websites"]) } + [reference]
        let found = all.compactMap(Self.page)
        for item in items { for name in Self.objects(item["refs"]) { note(item, named: name) } }
        if let mark = reference["matched_text"] as? String, !mark.allSatisfy(\.isWhitespace), !found.isEmpty {
            marked[mark] = found
        }
        let names = Self.objects(reference["refs"]).compactMap(Self.name)
        for (name, page) in zip(names, found) where pages[name] == nil { pages[name] = page }
    }

    private mutating func note(_ page: [String: Any], named name: Any?) {
        guard let name = (name as? [String: Any]).flatMap(Self.name), let page = Self.page(page) else { return }
        pages[name] = pages[name] ?? page
    }

    private static func name(_ reference: [String: Any]) -> String? {
        guard let turn = reference["turn_index"] as? Int, let kind = reference["ref_type"] as? String,
            let index = reference["ref_index"] as? Int
        else { return nil }
        return "turn\(turn)\(kind)\(index)"
    }

    private static func page(_ object: [String: Any]) -> WebSource? {
        guard let url = object["url"] as? String else { return nil }
        return WebSource(title: object["title"] as? String ?? "", url: url)
    }

    private static func objects(_ value: Any?) -> [[String: Any]] { value as? [[String: Any]] ?? [] }

    // MARK: marks

    private static func isPrivate(_ scalar: Unicode.Scalar) -> Bool { (0xE200...0xE20F).contains(scalar.value) }

    private static var mark: Regex<Substring> {
        /\u{E200}[^\u{E200}\u{E201}]{0,4000}\u{E201}|【[^【】\n]{1,80}†[^【】\n]{0,200}】|(?:file)?cite(?:turn\d+[a-z]+\d+)+/
    }
    private static var nameOfPage: Regex<Substring> { /turn\d+[a-z]+\d+/ }
}
