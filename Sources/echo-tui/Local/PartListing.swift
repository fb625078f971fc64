import EchoApp
import EchoScreen
import EchoText
import Foundation

/// The parts for people to read, and for programs.
struct PartListing {
    private struct Row: Encodable {
        let name, role, title, purpose, license, maker: String
        let download, disk, memory, bytes: Int
        let ready: Bool
        let speed, measured: String?
    }

    /// How wide the lines for a person are at most.
    static let usualColumns = 80

    private let parts: [PartStanding]
    private let columns: Int

    init(_ parts: [PartStanding], columns: Int = usualColumns) { (self.parts, self.columns) = (parts, columns) }

    var lines: String {
        guard !parts.isEmpty else { return "\(PartError.noPrograms)\n" }
        let width = (parts.map { $0.part.name.count }.max() ?? 0) + 2
        let rows = parts.map { standing in
            let name = standing.part.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let role = PartWording.role(standing.part).padding(toLength: 12, withPad: " ", startingAt: 0)
            let head = "\(name)\(role)\(Sanitizer.line(standing.part.title)): \(PartWording.state(standing))"
            return [head, "  \(PartWording.details(standing))"]
                .map { $0.wrapped(at: columns, hanging: "  ") + "\n" }.joined()
        }
        return rows.joined() + "Get one with: echo-tui local get NAME\n"
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let rows = parts.map { standing in
                let part = standing.part
                return Row(
                    name: part.name, role: PartWording.role(part), title: part.title, purpose: part.purpose,
                    license: part.license, maker: part.maker, download: part.download, disk: part.disk,
                    memory: part.memory, bytes: standing.bytes, ready: standing.isThere, speed: part.speed,
                    measured: standing.measured)
            }
            return String(decoding: try encoder.encode(rows), as: UTF8.self) + "\n"
        }
    }
}
