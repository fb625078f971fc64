/// Colours code by looking at each character once, without understanding it.
public enum CodeLexer {
    /// The lines of `code`; those of an unknown language have one role.
    public static func lines(_ code: String, language name: String) -> [[TextSpan]] {
        switch name.lowercased() {
        case "diff", "patch": return code.lines.map { [TextSpan($0, diffRole($0))] }
        case "html", "xml", "svg", "vue", "plist": return MarkupScanner.lines(code)
        default: break
        }
        guard let language = CodeLanguage.named(name) else { return code.lines.map { [TextSpan($0, .code)] } }
        var scanner = CodeScanner(code, language)
        return scanner.lines()
    }

    private static func diffRole(_ line: String) -> TextRole {
        switch line.first {
        case "+": line.hasPrefix("+++") ? .codeType : .success
        case "-": line.hasPrefix("---") ? .codeType : .failure
        case "@": .codeKeyword
        default: .code
        }
    }
}

extension String {
    /// At least one.
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
