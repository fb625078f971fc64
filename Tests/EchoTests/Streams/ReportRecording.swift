import Foundation
import Testing

@testable import Echo

/// What a server sent to somebody who told of it; `scripts/report-to-test` writes these tests.
@Suite struct `What people reported` {}

enum ReportRecording {
    /// The answer of a report ended otherwise than it should.
    struct Unexpected: Error {
        let end: StreamCheck.End

        init(_ end: StreamCheck.End) { self.end = end }
    }

    static func data(_ name: String) throws -> Data {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try Data(contentsOf: tests.appending(path: "Fixtures/reports/\(name)"))
    }
}
