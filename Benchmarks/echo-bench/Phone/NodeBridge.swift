/// A bridge in Node, as Twilio's sample has it (`speech-assistant-openai-realtime-api-node`): it answers the webhook, reads
/// each message as JSON, and passes sound on as the base64 that it came in. WebSockets are by hand, without a package: no
/// more is done than the protocol wants.
enum NodeBridge {
    /// Arguments: the Realtime server, "frames" or "pieces", and the number that is called.
    static let script = #"""
        const http = require('http'), crypto = require('crypto');
        const [server, how, number] = process.argv.slice(-3);
        const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

        function socket(stream, masks, head, onText) {
          let held = head || Buffer.alloc(0), parts = [];
          function take(data) {
            held = held.length ? Buffer.concat([held, data]) : data;
            for (;;) {
              if (held.length < 2) return;
              const isMasked = (held[1] & 0x80) !== 0;
              let length = held[1] & 0x7f, at = 2;
              if (length === 126) { if (held.length < 4) return; length = held.readUInt16BE(2); at = 4; }
              else if (length === 127) { if (held.length < 10) return; length = Number(held.readBigUInt64BE(2)); at = 10; }
              const start = at + (isMasked ? 4 : 0);
              if (held.length < start + length) return;
              const body = held.subarray(start, start + length);
              if (isMasked) for (let i = 0; i < length; i++) body[i] ^= held[at + (i & 3)];
              const code = held[0] & 0x0f, isLast = (held[0] & 0x80) !== 0;
              held = held.subarray(start + length);
              if (code === 8) { stream.end(); return; }
              if (code === 9) { send(body, 10); continue; }
              if (code === 10) continue;
              parts.push(body);
              if (isLast) { onText(parts.length === 1 ? parts[0].toString() : Buffer.concat(parts).toString()); parts = []; }
            }
          }
          function send(body, code) {
            const length = body.length, size = length < 126 ? 2 : length < 65536 ? 4 : 10;
            const frame = Buffer.allocUnsafe(size + (masks ? 4 : 0) + length);
            frame[0] = 0x80 | code;
            if (size === 2) frame[1] = length;
            else if (size === 4) { frame[1] = 126; frame.writeUInt16BE(length, 2); }
            else { frame[1] = 127; frame.writeBigUInt64BE(BigInt(length), 2); }
            if (masks) {
              frame[1] |= 0x80;
              const mask = crypto.randomBytes(4);
              mask.copy(frame, size);
              for (let i = 0; i < length; i++) frame[size + 4 + i] = body[i] ^ mask[i & 3];
            } else body.copy(frame, size);
            stream.write(frame);
          }
          stream.setNoDelay(true);
          stream.on('data', take);
          stream.on('error', () => stream.destroy());
          if (held.length) take(Buffer.alloc(0));
          return (value) => send(Buffer.from(JSON.stringify(value)), 1);
        }

        function connect(onText, onOpen) {
          const request = http.request(server.replace('ws:', 'http:') + '/realtime?model=gpt-realtime', {
            headers: { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': 13,
              'Sec-WebSocket-Key': crypto.randomBytes(16).toString('base64'), Authorization: 'Bearer benchmark' } });
          request.on('upgrade', (response, stream, head) => onOpen(socket(stream, true, head, onText), stream));
          request.on('error', () => {});
          request.end();
        }

        const answers = http.createServer((request, response) => {
          request.resume();
          request.on('end', () => {
            response.setHeader('Content-Type', 'text/xml');
            response.setHeader('Connection', 'close');
            response.end('<?xml version="1.0" encoding="UTF-8"?><Response><Connect>'
              + '<Stream url="wss://bridge.example.com/media-stream" /></Connect></Response>');
          });
        });
        answers.on('upgrade', (request, stream, head) => {
          const key = crypto.createHash('sha1').update(request.headers['sec-websocket-key'] + guid).digest('base64');
          stream.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n'
            + `Sec-WebSocket-Accept: ${key}\r\n\r\n`);
          let name = '', ask = null;
          const say = socket(stream, false, head, (text) => {
            const message = JSON.parse(text);
            if (message.event === 'start') name = message.start.streamSid;
            else if (message.event === 'media' && ask)
              ask({ audio: message.media.payload, type: 'input_audio_buffer.append' });
          });
          connect((text) => {
            const event = JSON.parse(text);
            if (event.type !== 'response.output_audio.delta') return;
            const media = (payload) => say({ event: 'media', streamSid: name, media: { payload } });
            if (how === 'pieces') media(event.delta);
            else {
              const sound = Buffer.from(event.delta, 'base64');
              for (let at = 0; at < sound.length; at += 160) media(sound.subarray(at, at + 160).toString('base64'));
            }
            say({ event: 'mark', streamSid: name, mark: { name: 'responsePart' } });
          }, (send, other) => {
            send({ type: 'session.update', session: { type: 'realtime' } });
            ask = send;
            stream.on('close', () => other.destroy());
          });
        });
        answers.listen(0, '127.0.0.1', () => {
          console.log(`Address: http://127.0.0.1:${answers.address().port} ${number} Ctrl+C ends it.`);
        });
        """#
}
