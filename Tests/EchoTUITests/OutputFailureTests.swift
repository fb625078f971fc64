import Foundation
import Testing

@testable import echo_tui

@Suite struct `What cannot be written` {
    @Test func `is said with the system's reason, and ends in a status`() {
        let failure = OutputFailure(number: ENOSPC)

        #expect(failure.line == "echo-tui: cannot write: No space left on device\n")
        #expect(failure.status == 1)
    }

    @Test func `is not said where nobody reads any more`() {
        let failure = OutputFailure(number: EPIPE)

        #expect(failure.line == nil)
        #expect(failure.status == 141)
    }

    @Test func `is found where it is written`() {
        let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
        defer { close(full) }

        #expect(PlainOutput.failure(writing: [65], to: full) == OutputFailure(number: ENOSPC))
        #expect(PlainOutput.failure(writing: [], to: full) == nil)
        #expect(PlainOutput.failure(writing: [65], to: -1) == OutputFailure(number: EBADF))
    }
}
