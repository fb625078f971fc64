import Echo
import Testing

@testable import EchoALSA

@Suite struct `Telling what became of the echo` {
    private let start = ContinuousClock.now
    private func at(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test func `once, and then when it has changed and ten seconds are over`() {
        var pace = ProtectionPace()
        let found = ProtectionStatus(.both, isAligned: true)
        #expect(pace.admit(ProtectionStatus(.both), at: at(0)) == ProtectionStatus(.both))
        #expect(pace.admit(ProtectionStatus(.both), at: at(100)) == nil)
        #expect(pace.admit(found, at: at(101)) == found)
        #expect(pace.admit(ProtectionStatus(.both, isAligned: true, loss: 20), at: at(105)) == nil)
        #expect(pace.admit(ProtectionStatus(.both, isAligned: true, loss: 20), at: at(111))?.loss == 20)
    }

    @Test func `a loss that is about the same is no news`() {
        var pace = ProtectionPace()
        _ = pace.admit(ProtectionStatus(.both, isAligned: true, loss: 20), at: at(0))

        #expect(pace.admit(ProtectionStatus(.both, isAligned: true, loss: 21), at: at(20)) == nil)
        #expect(pace.admit(ProtectionStatus(.both, isAligned: true, loss: 24), at: at(40))?.loss == 24)
    }

    @Test func `what somebody chose is told at once`() {
        var pace = ProtectionPace()
        _ = pace.admit(ProtectionStatus(.both), at: at(0))

        #expect(pace.admit(ProtectionStatus(.off), at: at(0.1))?.protection == .off)
        #expect(pace.admit(ProtectionStatus(.off, isWorn: true), at: at(0.2))?.isWorn == true)
    }
}
