import EchoAudio

/// A call that came in, until it is one.
extension SIPDialog {
    /// Says that it was heard of, so that it is not sent again.
    mutating func begin(at now: Instant) -> [SIPAction] {
        guard let invitation else { return [] }
        return [respond(100, to: invitation, at: now)]
    }

    mutating func ring(at now: Instant) -> [SIPAction] {
        guard state == .ringing, let invitation else { return [] }
        return [respond(180, to: invitation, [place.contact], at: now)]
    }

    /// - Parameter media: what this side can hear and say in this call.
    mutating func answer(with media: LocalMedia, at now: Instant) -> [SIPAction] {
        guard state == .ringing, let invitation else { return [] }
        self.media = media
        guard !invitation.body.isEmpty else {
            // A side that offers nothing is offered something, and answers in its ACK.
            (self.invitation, state, awaitsAnswer) = (nil, .accepted, true)
            return [accept(invitation, self.media.offer(), at: now)]
        }
        guard let (answer, agreed) = answer(to: invitation) else { return reject(488, at: now) }
        (self.invitation, state) = (nil, .accepted)
        agree(agreed)
        return [accept(invitation, answer, at: now), .connected(agreed)]
    }

    /// How the sound would be coded if it was answered now; nil where both sides have nothing in common.
    ///
    /// - Parameter codecs: the best first.
    func codec(among codecs: [AudioCodec]) -> AudioCodec? {
        guard let invitation, state == .ringing else { return nil }
        guard !invitation.body.isEmpty else { return codecs.first }
        guard invitation.contentType == "application/sdp",
            let description = try? SessionDescription(reading: invitation.body)
        else { return nil }
        return try? NegotiatedMedia(description, codecs: codecs, key: media.key).codec
    }

    mutating func reject(_ status: Int, at now: Instant) -> [SIPAction] {
        guard state == .ringing, let invitation else { return [] }
        self.invitation = nil
        finish(at: now)
        return [respond(status, to: invitation, at: now), .ended(status == 487 ? .hungUp : .hungUpHere)]
    }

    mutating func answer(to offer: SIPMessage) -> (SessionDescription, NegotiatedMedia)? {
        guard offer.contentType == "application/sdp", let description = try? SessionDescription(reading: offer.body)
        else { return nil }
        return try? media.answer(to: description)
    }

    mutating func accept(_ invite: SIPMessage, _ description: SessionDescription, at now: Instant) -> SIPAction {
        let headers =
            [
                place.contact, SIPHeader("allow", SIPMethod.allowed), SIPHeader("content-type", "application/sdp"),
            ] + agreeSession(to: invite, at: now)
        return respond(200, to: invite, headers, body: description.body, at: now)
    }
}
