import EchoAudio
import Testing

@testable import PhoneBridge

/// Two sides of a call with a wire between them that can lose what goes over it, and a clock that is set by hand.
struct DialogPair {
    enum Side: String {
        case caller, callee
    }

    private(set) var now = ContinuousClock.now
    var caller: SIPDialog
    /// There as soon as the INVITE came through.
    var callee: SIPDialog?
    /// `→` from the caller, `←` from the callee: `→ INVITE`, `← 200`.
    private(set) var transcript: [String] = []
    private(set) var told: [Side: [SIPAction]] = [.caller: [], .callee: []]
    /// Messages that are lost, by what stands in the transcript; each once.
    var losses: [String] = []
    private var wire: [(to: Side, message: SIPMessage)] = []
    private let transport: SIPTransport

    init(
        over transport: SIPTransport = .udp, credentials: SIPCredentials? = nil,
        offers: [AudioCodec] = [.muLaw, .aLaw]
    ) {
        self.transport = transport
        caller = SIPDialog(
            to: SIPURI(user: "assistant", host: "192.0.2.2"), from: SIPURI(user: "alice", host: "192.0.2.1"),
            at: SIPPlace(host: "192.0.2.1", port: 5060, transport: transport),
            media: LocalMedia(host: "192.0.2.1", port: 4000, codecs: offers, sessionID: 1),
            token: "caller-token-0123456789", credentials: credentials)
    }

    static let answering = LocalMedia(host: "192.0.2.2", port: 6000, codecs: [.muLaw, .aLaw], sessionID: 2)

    mutating func call() { act(.caller) { $0.call(at: $1) } }

    /// Until it is answered and both sides know.
    mutating func connect() {
        call()
        act(.callee) { $0.answer(with: Self.answering, at: $1) }
    }

    mutating func act(_ side: Side, _ change: (inout SIPDialog, ContinuousClock.Instant) -> [SIPAction]) {
        let actions =
            side == .caller
            ? change(&caller, now)
            : callee.map { callee in
                var changed = callee
                defer { self.callee = changed }
                return change(&changed, now)
            }
        take(actions ?? [], from: side)
        deliver()
    }

    /// Time goes by in steps of 100 ms.
    mutating func pass(_ duration: Duration) {
        for _ in 0..<Int(duration / .milliseconds(100)) {
            now += .milliseconds(100)
            take(caller.tick(at: now), from: .caller)
            if callee != nil { act(.callee) { $0.tick(at: $1) } }
            deliver()
        }
    }

    /// As if it came over the wire.
    mutating func inject(_ message: SIPMessage, to side: Side) {
        wire.append((side, message))
        deliver()
    }

    mutating func forgetTranscript() { transcript = [] }

    private mutating func take(_ actions: [SIPAction], from side: Side) {
        for action in actions {
            guard case .send(let message) = action else {
                told[side]?.append(action)
                continue
            }
            let line = (side == .caller ? "→ " : "← ") + Self.word(message)
            transcript.append(line)
            if let index = losses.firstIndex(of: line) {
                losses.remove(at: index)
            } else {
                wire.append((side == .caller ? .callee : .caller, message))
            }
        }
    }

    private mutating func deliver() {
        while !wire.isEmpty {
            let (side, message) = wire.removeFirst()
            guard let read = try? SIPMessage(reading: message.bytes) else {
                Issue.record("what was written cannot be read: \(message)")
                return
            }
            switch side {
            case .caller: take(caller.receive(read, at: now), from: .caller)
            case .callee: receive(read)
            }
        }
    }

    private mutating func receive(_ message: SIPMessage) {
        if callee == nil, message.method == .invite {
            callee = SIPDialog(
                message, at: SIPPlace(host: "192.0.2.2", port: 5060, transport: transport), media: Self.answering,
                token: "callee-token-0123456789")
            take(callee?.begin(at: now) ?? [], from: .callee)
            return
        }
        take(callee?.receive(message, at: now) ?? [], from: .callee)
    }

    private static func word(_ message: SIPMessage) -> String {
        message.method?.rawValue ?? message.status.map(String.init) ?? ""
    }
}
