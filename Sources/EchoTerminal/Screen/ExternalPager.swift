/// Shows a text in a pager of the person's own.
public struct ExternalPager: Sendable {
    /// A shell command, as `$PAGER` has it.
    let command: String

    public init(environment: [String: String]) {
        let own = environment["PAGER"].flatMap { $0.isEmpty ? nil : $0 }
        let path = ProgramPath(environment)
        command = own ?? (path.has("less") ? "less -R" : "more")
    }

    /// Returns when the pager has ended. Control characters are shown, not obeyed: not every pager takes care of that.
    public func show(_ text: String) async {
        _ = await ChildProgram.shell(command, input: Self.harmless(text)).run()
    }

    private static func harmless(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { line in line.map { $0 == "\t" ? "\t" : Self.harmless($0) }.joined() }.joined(separator: "\n") + "\n"
    }

    /// Characters of several scalars stay whole: the pager may know what the screen does not.
    private static func harmless(_ character: Character) -> String {
        let isObeyed = character.unicodeScalars.contains {
            $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) || $0.properties.isBidiControl
        }
        return isObeyed ? Glyph.glyphs(of: character).map(\.text).joined() : String(character)
    }
}
