import EchoConcurrency
import Foundation

extension CallScript {
    func connect(_ stream: TwiMLStream, _ source: String?) async {
        guard let open = await open(stream, source, isTwoWay: true) else { return }
        await open.over.wait()
        line.detach(open)
        await open.end()
        await report("stream-stopped", stream, source)
    }

    private func report(_ event: String, _ stream: TwiMLStream, _ source: String?) async {
        guard let callback = stream.statusCallback, !Task.isCancelled else { return }
        let form: ExchangeForm = [
            "AccountSid": run.call.account, "CallSid": run.call.sid.text, "StreamEvent": event,
        ]
        await run.link.tell(Self.resolve(callback, source), form, run.call.sid)
    }

    /// Nil when it does not open.
    func open(_ stream: TwiMLStream, _ source: String?, isTwoWay: Bool) async -> ExchangeStream? {
        let url = StreamAddress.withoutQuery(stream.url)
        if url != stream.url { warn(.handshake("The query of a stream's address is left out.")) }
        guard let address = address(of: url) else { return nil }
        let (link, sid) = (run.link, run.call.sid)
        let session = StreamSession(
            stream: CallSID.name("MZ"), call: sid, account: link.configuration.account,
            parameters: stream.parameters, isTwoWay: isTwoWay, faults: link.faults)
        let open = ExchangeStream(session, call: sid, dropAfter: link.faults.drop, log: link.log)
        do throws(StreamSocketError) { try await open.connect(to: address, link.handshake(url, address)) } catch {
            warn(.handshake("\(url): \(error == .refused ? "the app refuses it" : "nobody answers")."))
            return nil
        }
        line.attach(open)
        await report("stream-started", stream, source)
        return open
    }

    private func address(of url: String) -> StreamAddress? {
        let configuration = run.link.configuration
        if let local = configuration.tunnel?.local(url) { return StreamAddress(local) }
        guard let address = StreamAddress(url) else {
            warn(.handshake("\(url) is not a WebSocket address."))
            return nil
        }
        guard !address.isSecure else {
            warn(.handshake("\(url): the exchange reaches wss through its tunnel alone."))
            return nil
        }
        guard configuration.allowsPlainStreams else {
            warn(.handshake("\(url) is not wss."))
            return nil
        }
        return address
    }
}
