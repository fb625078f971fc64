import EchoConcurrency
import Foundation
import Synchronization

/// Takes one call from its beginning to its end, and tells the app how it goes.
final class CallRun: Sendable {
    let control = CallControl()
    let link: AppLink
    private let state: Mutex<ExchangeCall>
    private let statuses = AsyncStream.makeStream(of: (url: String, form: ExchangeForm).self)
    private let findPhone: @Sendable (String) async -> ExchangePhone?

    init(
        _ call: ExchangeCall, _ link: AppLink, findPhone: @escaping @Sendable (String) async -> ExchangePhone?
    ) {
        state = Mutex(call)
        self.link = link
        self.findPhone = findPhone
    }

    var call: ExchangeCall { state.withLock(\.self) }

    func run(incoming caller: any CallerProtocol, _ program: CallProgram) async {
        await telling { await self.talk(caller, program) }
    }

    func run(outgoing call: OutgoingCall) async {
        await telling {
            self.become(.initiated)
            guard let phone = await self.findPhone(call.to) else { return self.become(.failed) }
            self.become(.ringing)
            switch await self.ring(phone, within: call.timeout) {
            case .answered(let caller, let answerer): await self.talk(caller, answerer, call)
            case .busy: self.become(self.control.ending ?? .busy)
            case .failed: self.become(self.control.ending ?? .failed)
            case nil: self.become(self.control.ending ?? .noAnswer)
            }
        }
    }

    func become(_ status: ExchangeStatus) {
        let report = state.withLock { $0.become(status, at: Date()) }
        if let report { statuses.continuation.yield(report) }
    }

    /// Nil when it was not taken in time, or the call was ended before.
    func ring(_ phone: ExchangePhone, within limit: Duration) async -> PhoneAnswer? {
        let number = call.from
        return await withTaskGroup(of: PhoneAnswer?.self) { group in
            group.addTask { await phone.answer(number) }
            group.addTask {
                await self.control.ended.wait(within: limit)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    func dial(_ number: String, within limit: Duration) async -> PhoneAnswer? {
        guard let phone = await findPhone(number) else { return .failed }
        return await ring(phone, within: limit)
    }

    /// The app is told in the order in which it happens, and the call does not wait for it.
    private func telling(_ live: @escaping @Sendable () async -> Void) async {
        await withTaskGroup { group in
            group.addTask { [call, link, statuses] in
                for await report in statuses.stream { await link.tell(report.url, report.form, call.sid) }
            }
            await live()
            statuses.continuation.finish()
        }
    }

    private func talk(_ caller: any CallerProtocol, _ program: CallProgram) async {
        let line = CallLine(caller, ended: control.ended)
        await talk(caller, line) { await CallScript(self, line).follow(program) }
    }

    private func talk(_ caller: any CallerProtocol, _ answerer: PhoneAnswer.Answerer, _ call: OutgoingCall) async {
        let line = CallLine(caller, ended: control.ended)
        line.answer()
        become(.inProgress)
        if !call.digits.isEmpty { line.press(call.digits) }
        await talk(caller, line) {
            await withTaskGroup { group in
                if call.detection != .none, call.detectionCallback != nil {
                    group.addTask { await self.detect(answerer, call) }
                } else if call.detection != .none {
                    await self.detect(answerer, call)
                }
                if !Task.isCancelled { await CallScript(self, line).follow(call.program) }
                group.cancelAll()
            }
        }
    }

    /// The line carries sound while the program runs; when either is over, both are.
    private func talk(
        _ caller: any CallerProtocol, _ line: CallLine, _ follow: @escaping @Sendable () async -> Void
    ) async {
        await withTaskGroup { group in
            group.addTask { await line.run() }
            group.addTask {
                await follow()
                self.control.end()
            }
            await control.ended.wait()
            group.cancelAll()
        }
        caller.callEnded()
        become(control.ending ?? .completed)
    }

    private func detect(_ answerer: PhoneAnswer.Answerer, _ outgoing: OutgoingCall) async {
        let (answeredBy, time) = Self.detection(answerer, outgoing, atLeast: link.configuration.detectionTime)
        do { try await Task.sleep(for: time) } catch { return }
        state.withLock { $0.answeredBy = answeredBy }
        guard let url = outgoing.detectionCallback else { return }
        let form: ExchangeForm = [
            "CallSid": call.sid.text, "AccountSid": call.account, "AnsweredBy": answeredBy.rawValue,
            "MachineDetectionDuration": String(Int(time / .milliseconds(1))),
        ]
        statuses.continuation.yield((url, form))
    }

    private static func detection(
        _ answerer: PhoneAnswer.Answerer, _ call: OutgoingCall, atLeast time: Duration
    ) -> (AnsweredBy, Duration) {
        switch answerer {
        case .person: (.human, time)
        case .fax: (.fax, time)
        case .machine(let greeting):
            call.detection == .messageEnd ? (.machineEndBeep, max(greeting, time)) : (.machineStart, time)
        }
    }
}
