import EchoConcurrency
import Foundation

/// Follows the app's TwiML, verb by verb, while the line carries sound.
struct CallScript: Sendable {
    /// Documents that may follow each other without end are not followed for ever.
    private static let mostDocuments = 200

    let run: CallRun
    let line: CallLine

    init(_ run: CallRun, _ line: CallLine) {
        self.run = run
        self.line = line
    }

    /// Returns when there is nothing more to do, or the task is cancelled.
    func follow(_ program: CallProgram) async {
        var listeners: [ExchangeStream] = []
        var next: CallProgram? = program
        var documents = 0
        while let program = next, !Task.isCancelled {
            documents += 1
            guard documents <= Self.mostDocuments else {
                warn(.document("More than \(Self.mostDocuments) documents follow each other."))
                break
            }
            let outcome = await interruptible { await perform(program) }
            listeners += outcome.listeners
            next = run.control.takeNext() ?? outcome.next
        }
        for listener in listeners {
            line.detach(listener)
            await listener.end()
        }
    }

    private struct Outcome: Sendable {
        var next: CallProgram?
        var listeners: [ExchangeStream] = []
    }

    /// Another program of the app ends what is done for this one.
    private func interruptible(_ body: @escaping @Sendable () async -> Outcome) async -> Outcome {
        await withTaskGroup(of: Outcome?.self) { group in
            group.addTask { await body() }
            group.addTask {
                await run.control.waitForChange()
                return nil
            }
            var outcome = Outcome()
            for await result in group {
                group.cancelAll()
                if let result { outcome = result }
            }
            return outcome
        }
    }

    private func perform(_ program: CallProgram) async -> Outcome {
        let (source, document) = await document(program)
        var outcome = Outcome()
        guard let document else {
            answer()
            // An apology that nobody hears: silence, as everything that the exchange says.
            return outcome
        }
        document.warnings.forEach(warn)
        for verb in document.verbs where !Task.isCancelled {
            run.link.log.note(.verb(verb.name, text: verb.text), run.call.sid)
            if verb.waitsForAnswer { answer() }
            switch verb {
            case .say(let text): await wait(saying(text))
            case .play: break
            case .playDigits(let digits): line.press(digits)
            case .pause(let duration): await wait(duration)
            case .connect(let stream): await connect(stream, source)
            case .start(let stream):
                if let stream = await open(stream, source, isTwoWay: false) { outcome.listeners.append(stream) }
            case .gather(let gather):
                outcome.next = await self.gather(gather, source)
                if outcome.next != nil { return outcome }
            case .dial(let number, let action, let timeout):
                outcome.next = await dial(number, action, timeout, source)
                if outcome.next != nil { return outcome }
            case .redirect(let url):
                outcome.next = .ask(url: Self.resolve(url, source), with: [:])
                return outcome
            case .reject(let isBusy):
                run.control.end(isBusy ? .busy : .failed)
                return outcome
            case .hangUp:
                run.control.end()
                return outcome
            }
        }
        return outcome
    }

    private func answer() {
        guard run.call.answered == nil, !run.control.ended.hasHappened else { return }
        line.answer()
        run.become(.inProgress)
    }

    func warn(_ warning: ExchangeWarning) { run.link.log.note(.warning(warning), run.call.sid) }

    /// The address that it comes from, and the document; nil when there is none that can be followed.
    private func document(_ program: CallProgram) async -> (source: String?, TwiMLDocument?) {
        let (source, text): (String?, Data)
        switch program {
        case .document(let document): (source, text) = (nil, Data(document.utf8))
        case .ask(let url, let fields):
            guard let reply = await run.link.ask(url, run.call.form + fields, run.call.sid), reply.isGood else {
                return (url, nil)
            }
            if !reply.isXML { warn(.contentType("\(url) gave \(reply.contentType ?? "no type"), not text/xml.")) }
            (source, text) = (url, reply.body)
        }
        do throws(TwiMLError) { return (source, try TwiMLDocument(text)) } catch {
            warn(.document(error.description))
            return (source, nil)
        }
    }

    static func resolve(_ url: String, _ source: String?) -> String {
        URL(string: url, relativeTo: source.flatMap { URL(string: $0) })?.absoluteString ?? url
    }
}
