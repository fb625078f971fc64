#if !canImport(CVterm)
/// Stands in for the emulator where libvterm is not installed: who only builds the program needs no screen to read.
public final class VirtualTerminal {
    public let columns = 0
    public let rows = 0
    public let title = ""
    public let bells = 0
    public let showsAlternateScreen = false
    public let wantsMouse = false
    public let cursor = CursorPosition(row: 0, column: 0, isVisible: false)
    public let text = ""

    public init?(columns: Int, rows: Int) { return nil }

    public func receive(_ bytes: some Sequence<UInt8>) {}
    public func resize(columns: Int, rows: Int) {}
    public func bytes(for key: TerminalKey) -> [UInt8] { [] }
    public func answers() -> [UInt8] { [] }
    public func line(_ row: Int) -> String { "" }

    public func cell(row: Int, column: Int) -> ScreenCell {
        ScreenCell(character: " ", width: 1, foreground: .standard, background: .standard, attributes: [])
    }
}
#endif
