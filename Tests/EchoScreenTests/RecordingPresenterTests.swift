import Echo
import EchoText
import Foundation
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `Recording is shown` {
    private func moment(_ seconds: Int) -> ScreenTime {
        ScreenTime(date: .init(timeIntervalSince1970: 0), uptime: .seconds(seconds))
    }

    @Test func `in the header, with its time, second by second`() {
        var screen = ScreenPresenter(server: ServerIdentity(isLocal: true, host: "", model: "m"), catalog: .standard)
        screen.parts = [RecordingPresenter()]
        #expect(screen.state.status.recording == nil)
        #expect(screen.nextChange(at: .zero) == nil)

        screen.updatePart(RecordingPresenter.self) { $0.begin("/tmp/echo.wav", at: .seconds(10)) }
        #expect(screen.state.status.recording == StyledText("● rec 00:00", .recording))
        #expect(screen.nextChange(at: .seconds(10)) == .seconds(1))
        screen.tick(at: moment(72))
        #expect(screen.state.status.recording?.text == "● rec 01:02")

        screen.updatePart(RecordingPresenter.self) { $0.end() }
        #expect(screen.state.status.recording == nil)
        #expect(screen.nextChange(at: .seconds(73)) == nil)
    }

    @Test func `with where it is and how it ends`() {
        #expect(RecordingWording.began("/tmp/a\u{1B}b.wav").commands == [.toggleRecording])
        let text = RecordingWording.began("/tmp/a\u{1B}b.wav").text { Catalog.standard.commands[$0].title }
        #expect(!text.contains("\u{1B}"))
        #expect(text.contains("readable only by you"))
        #expect(
            RecordingWording.failed("/tmp/a.wav", "the disk is full").text { Catalog.standard.commands[$0].title }
                == """
                Recording to /tmp/a.wav failed: the disk is full. Anything recorded so far is kept; start or stop \
                recording starts a new one.
                """)
        #expect(
            RecordingWording.ended("/tmp/a.wav", count: 3).text { Catalog.standard.commands[$0].title }.contains(
                "3 files"))
    }
}
