import Echo
import Foundation
import PhoneBridge

@testable import Phone

/// Calls as a test tells of them.
extension PhoneLineCall {
    init(id: String, number: String, isIncoming: Bool) {
        self.init(
            id: id, from: isIncoming ? number : "", to: isIncoming ? "" : number,
            direction: isIncoming ? .inbound : .outbound)
    }
}

/// What the bridge tells of them.
extension PhoneNews {
    static func began(_ call: PhoneLineCall) -> PhoneNews {
        .happened(.began(call, at: Date(timeIntervalSince1970: 0)), call: call.id)
    }

    static func placed(_ call: PhoneLineCall, _ progress: PlacedProgress) -> PhoneNews {
        .happened(.placed(call, progress, at: Date(timeIntervalSince1970: 0)), call: call.id)
    }

    static func attended(_ attendance: CallAttendance, call: String) -> PhoneNews {
        .happened(.attended(attendance), call: call)
    }

    static func conversation(_ event: EchoEvent, call: String) -> PhoneNews {
        .happened(.echo(event), call: call)
    }

    static func takenOver(_ isTaken: Bool, call: String) -> PhoneNews {
        .happened(.takenOver(isTaken), call: call)
    }

    static func muted(_ isMuted: Bool, call: String) -> PhoneNews { .happened(.muted(isMuted), call: call) }

    static func ended(_ end: PhoneLineEnd, call: String, at date: Date) -> PhoneNews {
        .happened(.ended(end, at: date), call: call)
    }

    static func notReached(_ call: PhoneLineCall, _ status: CallStatus, at date: Date) -> PhoneNews {
        .happened(.notReached(call, status, at: date), call: call.id)
    }
}
