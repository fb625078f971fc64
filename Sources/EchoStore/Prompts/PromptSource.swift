import EchoText
import TOMLKit

/// A text with prompts, and where in it things stand.
struct PromptSource {
    let file: String
    /// By the prompt and the key; the key "" is the first line of the prompt that says something.
    private var lines: [Int: [String: Int]] = [:]
    /// Of keys that belong to no prompt.
    private var others: [String: Int] = [:]

    init(_ text: String, file: String) {
        self.file = file
        var scanner = TOMLScanner(text)
        var (index, section) = (-1, "")
        while !scanner.isAtEnd {
            scanner.skipBlanks()
            switch scanner.current {
            case "[":
                section = scanner.header()
                if section == "prompt" { index += 1 }
            case "#", "\n", nil: break
            default: scanner.entry(in: "").map { note($0, index, section) }
            }
            scanner.skipLine()
        }
    }

    /// The tables of the prompts; anything else has no place in such a file.
    func entries(of table: TOMLTable) throws(PromptFileError) -> [TOMLTable] {
        for key in table.keys where key != "prompt" {
            throw PromptFileError(file: file, line: others[key], reason: "only [[prompt]] can stand here")
        }
        let entries = table["prompt"]?.array.map { Array($0).map(\.table) } ?? []
        guard !entries.isEmpty, !entries.contains(where: { $0 == nil }) else {
            throw PromptFileError(file: file, reason: "there is no [[prompt]] in it")
        }
        return entries.compactMap(\.self)
    }

    func error(_ index: Int, _ key: String, _ reason: String) -> PromptFileError {
        PromptFileError(file: file, line: lines[index]?[key] ?? lines[index]?[""], reason: reason)
    }

    private mutating func note(_ entry: TOMLOutline.Entry, _ index: Int, _ section: String) {
        guard section == "prompt" else {
            others[section.isEmpty ? entry.path : section] = entry.line
            return
        }
        lines[index, default: [:]][entry.path] = entry.line
        if lines[index]?[""] == nil { lines[index]?[""] = entry.line }
    }
}
