import Foundation
public import House

/// Sentences with their intended plans, as a file of tab-separated lines has them.
public struct SentenceTable: Sendable {
    public struct Row: Sendable {
        public var room: RoomID?
        /// What "it" stands for.
        public var mentioned: [DeviceID]
        public var isSpoken: Bool
        public var sentence: String
        public var plan: String
    }

    public let rows: [Row]
    /// Lines that are none of the table.
    public let broken: [String]

    public init(_ name: String) {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        rows = lines.compactMap(Self.row)
        broken = lines.filter { Self.row($0) == nil }.map(String.init)
    }

    private static func row(_ line: Substring) -> Row? {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 4, ["text", "speech"].contains(cells[1]) else { return nil }
        let place = cells[0].split(separator: " ").map(String.init)
        let mentioned = place.dropFirst().first?.dropFirst(3).split(separator: ",").map { DeviceID(String($0)) } ?? []
        return Row(
            room: place.first.flatMap { $0 == "-" ? nil : RoomID($0) }, mentioned: mentioned,
            isSpoken: cells[1] == "speech", sentence: cells[2], plan: cells[3])
    }
}
