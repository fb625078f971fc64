import Foundation
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `The log of a service` {
    private let now = Date(timeIntervalSince1970: 1_764_064_800.5)

    private func fields(_ call: String, _ happening: CallHappening) throws -> [String: String] {
        let log = ServiceLog(to: { _ in }) { _ in }
        log.use(.json)
        var lines = CallLines()
        let line = try #require(log.line(SwitchboardNews(call: call, happening: happening), &lines, at: now))
        return try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String])
    }

    @Test func `is an object a line, with time, level and call`() throws {
        let fields = try fields("CA0123456789", .lineFailed(.strangeSound("audio/l16")))
        #expect(fields["time"] == "2025-11-25T10:00:00.500Z")
        #expect(fields["level"] == "error")
        #expect(fields["call"] == "456789")
        #expect(fields["callSid"] == "CA0123456789")
        #expect(fields["code"] == "E003")
        #expect(fields["message"]?.hasPrefix("E003 the sound is audio/l16") == true)
    }

    @Test(arguments: [
        (CallHappening.recordingStarted, "info"), (.wrongPIN, "warning"), (.recordingFailed, "error"),
        (.transferFailed(.busy), "error"), (.fallback, "warning"),
    ])
    func `has a level`(happening: CallHappening, level: String) throws {
        #expect(try fields("CA1", happening)["level"] == level)
    }

    @Test func `names nobody who calls over SIP`() throws {
        let fields = try fields("8d1f0@ada.example.com", .recordingStarted)
        #expect(fields["callSid"] == nil)
        #expect(!fields.values.contains { $0.contains("ada") })
    }

    @Test func `is lines for people unless somebody says otherwise`() throws {
        let log = ServiceLog(to: { _ in }) { _ in }
        var lines = CallLines()
        let line = log.line(SwitchboardNews(call: "CA1", happening: .recordingStarted), &lines, at: now)
        #expect(line?.hasSuffix("recording") == true)
        #expect(line?.hasPrefix("{") == false)
    }
}
