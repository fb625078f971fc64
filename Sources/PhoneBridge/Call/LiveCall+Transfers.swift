import EchoAudio
import EchoConcurrency
import Foundation
import Synchronization

/// Connects the caller with somebody else.
extension LiveCall {
    /// From one ring that the caller hears to the next.
    private static let ringPause = Duration.seconds(5)

    func transfer(to name: String, saying sentence: String?) {
        switch gate.target(ofTransfer: name, in: line.call) {
        case .failure(let refusal):
            news.tell(.transferRefused(refusal))
            happened.yield(.notTransferred(refusal.wording, wasTried: false))
        case .success(.person):
            news.tell(.personWanted(name: name, reason: sentence ?? ""))
            happened.yield(.notTransferred("", wasTried: false))
        case .success(let target):
            handover.yield(
                LineTransfer(
                    to: target.address ?? name, saying: sentence, language: configuration.language,
                    patience: gate.policy.transfers.patience))
        }
    }

    /// Returns when somebody was reached, or the caller is back.
    func handOn(_ transfer: LineTransfer) async {
        news.tell(.transferring(transfer.to))
        do throws(PhoneLineError) {
            do throws(PhoneLineError) {
                try await line.transfer(transfer)
                news.tell(.transferred(transfer.to))
            } catch {
                // A line that cannot call somebody else is connected from here.
                guard error.allowsSecondLeg, let leg = try await call(transfer) else { throw error }
                news.tell(.transferred(transfer.to))
                await join(leg, transfer)
            }
        } catch {
            guard !Task.isCancelled else { return }
            news.tell(.transferFailed(error))
            happened.yield(.notTransferred(error.sentence, wasTried: error.isOfTheOther))
        }
    }

    /// The caller hears that it rings, from there once something can be heard there.
    private func call(_ transfer: LineTransfer) async throws(PhoneLineError) -> (any PhoneLineProtocol)? {
        typealias Outcome = Result<(any PhoneLineProtocol)?, PhoneLineError>
        let early = EarlySound()
        let result = await withTaskGroup(of: Outcome.self, returning: Outcome.self) { group in
            group.addTask { [line, loudspeaker] () -> Outcome in
                do throws(PhoneLineError) {
                    return .success(
                        try await line.dial(transfer.to) { sound, codec in
                            early.hear(sound, codec, line.call.codec, at: loudspeaker)
                        })
                } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                try? await Task.sleep(for: transfer.patience)
                return .failure(.noAnswer)
            }
            let ringing = Task { [loudspeaker] in
                repeat {
                    if !early.isThere { loudspeaker.announce(LineTone.ring) }
                } while (try? await Task.sleep(for: Self.ringPause)) != nil
            }
            defer {
                ringing.cancel()
                group.cancelAll()
            }
            guard let first = await group.next() else { return .failure(.over) }
            group.cancelAll()
            // Somebody who answers in the moment it is given up is not left on a silent line.
            if case .failure = first, case .success(let leg?)? = await group.next() { leg.hangUp() }
            return first
        }
        return try result.get()
    }

    /// Both hear one another until one of them hangs up. Whoever answered hears the sentence first.
    private func join(_ leg: any PhoneLineProtocol, _ transfer: LineTransfer) async {
        defer { leg.hangUp() }
        if let sentence = transfer.saying { await greet(leg, sentence, transfer.language) }
        loudspeaker.hush()
        happened.yield(.joined)
        let (here, there) = (line.call.codec, leg.call.codec)
        let ear = news.hear { sound in
            if case .caller(let bytes) = sound { leg.send([.frame(Self.bytes(bytes, from: here, to: there))]) }
        }
        defer { news.remove(ear) }
        leg.inbox.listen { [loudspeaker] in loudspeaker.speak(Self.bytes($0, from: there, to: here)) }
        defer { leg.inbox.listen(nil) }
        for await event in leg.events {
            if case .digit(let digit) = event { line.press(String(digit)) }
            if case .ended = event { break }
        }
        guard !Task.isCancelled else { return }
        happened.yield(.lineEnded(.transferred))
        line.hangUp()
    }

    private func greet(_ leg: any PhoneLineProtocol, _ sentence: String, _ language: String) async {
        guard let voice, let sound = await aside({ try? await voice.speak(sentence, language: language) }) else {
            return
        }
        let bytes = LineEncoder.bytes(of: sound, leg.call.codec)
        let frames = stride(from: 0, to: bytes.count, by: LinePlayout.frame).map { start in
            LineStep.frame(Data(bytes.dropFirst(start).prefix(LinePlayout.frame)))
        }
        // One after the other as they are heard: a line keeps no more than it can play.
        let clock = ContinuousClock()
        var time = clock.now
        for frame in frames {
            leg.send([frame])
            time = time.advanced(by: .milliseconds(20))
            guard (try? await clock.sleep(until: time)) != nil else { return }
        }
    }

    private static func bytes(_ bytes: Data, from: AudioCodec, to: AudioCodec) -> Data {
        from == to ? bytes : to.encode(from.decode(bytes))
    }
}

/// What is heard of a telephone before somebody answers there: nothing of it counts before there is something to hear.
private final class EarlySound: Sendable {
    private static let loud = 500
    private let state = Mutex(false)

    var isThere: Bool { state.withLock(\.self) }

    func hear(_ sound: Data, _ theirs: AudioCodec, _ ours: AudioCodec, at loudspeaker: LineLoudspeaker) {
        let samples = theirs.decode(sound)
        let (isFirst, isThere) = state.withLock { isThere in
            let isFirst = !isThere && samples.samples.contains { $0.magnitude > Self.loud }
            isThere = isThere || isFirst
            return (isFirst, isThere)
        }
        // The line's own tone makes room for it.
        if isFirst { loudspeaker.hush() }
        if isThere { loudspeaker.speak(theirs == ours ? sound : ours.encode(samples)) }
    }
}

extension PhoneLineError {
    /// It rang somewhere, or was to.
    fileprivate var isOfTheOther: Bool { self != .notPossible && self != .dialPlanMissing }

    /// The line does not connect its caller itself; that says nothing of whom it was to be.
    fileprivate var allowsSecondLeg: Bool {
        switch self {
        case .notPossible, .refused: true
        default: false
        }
    }
}

extension CallGate {
    /// To whom a call is handed on, by what somebody names.
    func target(ofTransfer name: String, in call: PhoneLineCall) -> Result<TransferTarget, CallRefusal> {
        let listed = policy.transfers.destination(named: name)?.target
        let target = listed ?? (name.lowercased().hasPrefix("sip:") ? .sip(name) : .number(name))
        switch target {
        case .person: return .success(.person)
        case .sip(let address):
            return policy.transfers.lists(sip: address) ? .success(target) : .failure(.addressNotListed)
        case .number(let text):
            switch decision(on: .transfer(number: text)) {
            case .refuse(let refusal): return .failure(refusal)
            case .allow(let number), .askForPIN(let number):
                let digits = number?.digits ?? text
                return digits == call.number ? .failure(.sameNumber) : .success(.number(digits))
            }
        }
    }

    /// Nil for whom the call may be handed on to.
    func refusal(toTransfer name: String, in call: PhoneLineCall) -> CallRefusal? {
        if case .failure(let refusal) = target(ofTransfer: name, in: call) { refusal } else { nil }
    }
}
