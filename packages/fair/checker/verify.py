#!/usr/bin/env python3
"""A second checker of fair records, written from docs/fair-dice.md with nothing but the standard library.

python3 verify.py RECORD.json     one line of JSON: verdict, fault, rolls by side
python3 verify.py --vectors FILE  checks the published test vectors
"""
import base64
import hashlib
import hmac
import json
import sys

SEAT_LINKS, HOUSE_LINKS, MOST_SKIPPED, SUM_SIGNS = 1024, 256, 64, 11


class Wrong(Exception):
    def __init__(self, kind, entry=None):
        super().__init__(kind)
        self.kind, self.entry = kind, entry


def signs(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unsigned(text):
    """32 bytes, or None; one text for one value."""
    if not isinstance(text, str) or len(text) != 43:
        return None
    try:
        data = base64.b64decode(text + "=", altchars=b"-_", validate=True)
    except ValueError:
        return None
    return data if signs(data) == text else None


def sorted_json(value):
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def lines(fields):
    return "\n".join("-" if field is None else str(field) for field in fields).encode()


def h(data):
    return hashlib.sha256(data).digest()


def hashed(fields):
    return signs(h(lines(fields)))


def m(key, fields):
    return hmac.new(key, lines(fields), hashlib.sha256).digest()


def chain(seed, length):
    """All links, the anchor first."""
    links = [seed]
    for _ in range(length):
        links.append(h(links[-1]))
    return links[::-1]


def steps_from(last, link, most):
    for steps in range(1, most + 1):
        link = h(link)
        if link == last:
            return steps
    return None


def rolled(key, place, name, outof):
    limit, turn = 2**32 - 2**32 % outof, 0
    while True:
        data = m(key, place + [name, outof, turn])
        for at in range(0, 32, 4):
            word = int.from_bytes(data[at : at + 4], "big")
            if word < limit:
                return word % outof
        turn += 1


def is_shown(shown, name):
    return shown is True or any(name.startswith(beginning) for beginning in shown)


class House:
    """What follows from the house's secret."""

    def __init__(self, secret):
        self.secret = secret
        self.hidden = m(secret, ["hidden"])
        self.commitment = signs(h(self.hidden))
        self.chains = {}
        self.shown = 0

    def chain(self, number):
        if number not in self.chains:
            self.chains[number] = chain(m(self.secret, ["open", number]), HOUSE_LINKS)
        return self.chains[number]

    def next_link(self):
        number, at = divmod(self.shown, HOUSE_LINKS)
        self.shown += 1
        renewed = signs(self.chain(number + 1)[0]) if at + 1 == HOUSE_LINKS else None
        return self.chain(number)[at + 1], renewed


def seal(luck):
    return hashed(["seal", luck["hidden"], luck["open"]])


def first_transcript(record):
    luck = record["luck"]
    inherited = luck.get("inherited")
    head = ["astragal fair 1", luck["by"], record["game"], record["version"], record["seats"]]
    head += [sorted_json(record["options"]), sorted_json(luck["shown"]), luck["hidden"], luck["open"]]
    return hashed(head + luck["anchors"] + [sorted_json(inherited) if inherited else None])


def mark_of(hidden, number, seat, choice):
    return hashed(["answer", signs(hidden), number, seat, "undo" if choice is None else "choice", choice])


def whole(value):
    return isinstance(value, int) and not isinstance(value, bool)


def is_line(text):
    return isinstance(text, str) and "\n" not in text


def is_luck(luck):
    return isinstance(luck, list) and all(
        isinstance(said, list) and len(said) == 3 and is_line(said[0]) and whole(said[1]) and whole(said[2])
        and 0 <= said[2] < said[1] <= 2**32
        for said in luck
    )


def is_entry(entry, seats):
    if not isinstance(entry, dict) or not whole(entry.get("seat")) or not 0 <= entry["seat"] < seats:
        return False
    undo = entry.get("undo") is True
    if undo and ("choice" in entry or "luck" in entry):
        return False
    if not undo and not (is_line(entry.get("choice")) and is_luck(entry.get("luck"))):
        return False
    fair = entry.get("fair")
    if fair is None:
        return "fair" not in entry
    if not isinstance(fair, dict) or (undo and {"by", "link", "anchor"} & set(fair)):
        return False
    links = [fair[key] for key in ("link", "anchor") if key in fair]
    return all(unsigned(each) for each in links) and is_line(fair.get("sum")) and fair.get("by", "bot") == "bot"


def read(record):
    luck, seats = record.get("luck"), record.get("seats")
    fine = (
        whole(record.get("format"))
        and record["format"] == 1
        and is_line(record.get("game"))
        and whole(record.get("version"))
        and whole(seats)
        and 1 <= seats <= 64
        and isinstance(record.get("options"), dict)
        and all(isinstance(value, str) for value in record["options"].values())
        and is_luck(record.get("dealt"))
        and luck.get("by") in ("server", "device")
        and unsigned(luck.get("hidden")) is not None
        and unsigned(luck.get("open")) is not None
        and (luck.get("shown") is True or isinstance(luck.get("shown"), list))
        and isinstance(luck.get("anchors"), list)
        and len(luck["anchors"]) == seats
        and all(each is None or unsigned(each) for each in luck["anchors"])
        and isinstance(record.get("entries"), list)
    )
    if not fine:
        raise Wrong("damaged")
    for number, entry in enumerate(record["entries"], 1):
        if not is_entry(entry, seats):
            raise Wrong("damaged", number)


class Check:
    def __init__(self, record):
        self.record = record
        self.rolls = {"seat": 0, "server": 0, "bot": 0, "system": 0, "inherited": 0}
        self.counts = {}
        self.transcript = None

    def numbered(self, luck):
        rolls = []
        for what, outof, value in luck:
            self.counts[what] = self.counts.get(what, 0) + 1
            rolls.append([f"{what} #{self.counts[what]}", outof, value])
        return rolls

    def run(self):
        record, luck = self.record, self.record["luck"]
        read(record)
        if "secret" not in luck:
            return "sealed"
        secret = unsigned(luck["secret"])
        if secret is None:
            raise Wrong("damaged")
        self.house = House(secret)
        if self.house.commitment != luck["hidden"] or signs(self.house.chain(0)[0]) != luck["open"]:
            raise Wrong("commitment")
        self.ends = [unsigned(anchor) if anchor else None for anchor in luck["anchors"]]
        self.transcript = first_transcript(record)
        begun = self.inherit()
        if not luck.get("inherited"):
            self.take(0, None, "server", None, None, None, record["dealt"], luck.get("sum"))
        for number, entry in enumerate(record["entries"], 1):
            if number > begun:
                self.enter(number, entry)
        if hashed(["end", signs(self.house.hidden), self.transcript, len(record["entries"])]) != luck.get("closing"):
            raise Wrong("end")
        return "proven"

    def inherit(self):
        record = self.record
        inherited, opening = record["luck"].get("inherited"), record.get("opening")
        if not inherited:
            if opening is not None:
                raise Wrong("inherited")
            return 0
        before = record["entries"][: inherited["entries"]]
        digest = signs(h(sorted_json([record["dealt"], opening, before]).encode()))
        if len(before) != inherited["entries"] or digest != inherited["digest"]:
            raise Wrong("inherited")
        for luck in [record["dealt"]] + [entry.get("luck", []) for entry in before]:
            self.rolls["inherited"] += len(self.numbered(luck))
        return inherited["entries"]

    def enter(self, number, entry):
        seat, fair, undo = entry["seat"], entry.get("fair"), entry.get("undo") is True
        link = fair.get("link") if fair else None
        anchor = fair.get("anchor") if fair else None
        side = "system" if not fair else "server" if undo else fair.get("by") or ("seat" if link else "server")
        if link:
            end = self.ends[seat]
            if end is None or steps_from(end, unsigned(link), MOST_SKIPPED) is None:
                raise Wrong("seat-link", number)
        mark = mark_of(self.house.hidden, number, seat, None if undo else entry["choice"])
        self.take(number, seat, side, link, anchor, mark, entry.get("luck", []), fair and fair["sum"])
        if anchor or link:
            self.ends[seat] = unsigned(anchor or link)

    def take(self, number, seat, side, link, anchor, mark, luck, total):
        shown, hidden, before = self.record["luck"]["shown"], self.house.hidden, self.transcript
        rolls = self.numbered(luck)
        seen = [roll for roll in rolls if is_shown(shown, roll[0])] if side != "system" else []
        openlink, renewed = self.house.next_link() if seen or number == 0 else (None, None)
        place = [before, number, seat, side, link]
        if side != "system":
            for name, outof, value in rolls:
                source = (openlink, ["shown"] + place) if is_shown(shown, name) else (hidden, ["hidden"] + place + [mark])
                if rolled(*source, name, outof) != value:
                    raise Wrong("roll", number)
        flat = [field for roll in seen for field in roll]
        after = ["entry"] + place + [mark, anchor, signs(openlink) if openlink else None, renewed] + flat
        transcript = hashed(after)
        everything = [field for roll in rolls for field in roll]
        if side != "system" and hashed(["sum", signs(hidden), transcript] + everything)[:SUM_SIGNS] != total:
            raise Wrong("sum", number)
        self.transcript = transcript
        if number > 0:
            self.rolls[side] += len(rolls)


def verify(record):
    luck = record.get("luck") if isinstance(record, dict) else None
    source = luck.get("from") if isinstance(luck, dict) else "system"
    if isinstance(record, dict) and source in ("system", "shared"):
        return {"verdict": "none", "from": source}
    if source != "fair":
        return {"verdict": "wrong", "fault": {"kind": "damaged", "entry": None}}
    check = Check(record)
    try:
        verdict = check.run()
        return {"verdict": verdict, "rolls": check.rolls, "transcript": check.transcript}
    except Wrong as wrong:
        return {"verdict": "wrong", "fault": {"kind": wrong.kind, "entry": wrong.entry}, "rolls": check.rolls, "transcript": None}


def same(found, wanted, what):
    if found != wanted:
        raise SystemExit(f"{what}: found {found}, the vector says {wanted}")


def check_vectors(vectors):
    seat, house, head, entry = vectors["chain"], vectors["house"], vectors["head"], vectors["entry"]
    links = chain(unsigned(seat["seed"]), seat["length"])
    same([signs(links[0]), signs(links[1]), signs(links[1024])], [seat["anchor"], seat["link1"], seat["link1024"]], "chain")
    side = House(unsigned(house["secret"]))
    same([side.commitment, [signs(side.chain(i)[0]) for i in (0, 1)]], [house["hidden"], house["open"]], "house")
    same(signs(side.chain(0)[1]), house["link1"], "house's link")
    same([seal(head["given"]["luck"]), first_transcript(head["given"])], [head["seal"], head["transcript"]], "head")
    given = entry["given"]
    mark = mark_of(side.hidden, given["number"], given["seat"], given["choice"])
    same([mark, mark_of(side.hidden, given["number"], given["seat"], None)], [entry["mark"], entry["undo"]], "mark")
    place = [head["transcript"], given["number"], given["seat"], given["side"], given["link"]]
    openlink = side.chain(0)[1]
    for key, at, rolls in ((openlink, ["shown"] + place, entry["shown"]), (side.hidden, ["hidden"] + place + [mark], entry["hidden"])):
        same([[name, outof, rolled(key, at, name, outof)] for name, outof, _ in rolls], rolls, "rolls")
    flat = [field for roll in entry["shown"] for field in roll]
    after = hashed(["entry"] + place + [mark, None, signs(openlink), None] + flat)
    same(after, entry["transcript"], "transcript")
    same(hashed(["sum", signs(side.hidden), after] + flat)[:SUM_SIGNS], entry["sum"], "sum")
    same(hashed(["end", signs(side.hidden), after, 1]), entry["closing"], "closing")
    inherited = vectors["inherited"]
    same(signs(h(sorted_json([inherited["given"]["dealt"], None, inherited["given"]["entries"]]).encode())), inherited["digest"], "inherited")
    for number, each in enumerate(vectors["records"]):
        found = verify(each["record"])
        wanted = {key: each[key] for key in found}
        same(found, wanted, f"record {number} ({each['what']})")
    return len(vectors["records"])


if __name__ == "__main__":
    if len(sys.argv) == 3 and sys.argv[1] == "--vectors":
        with open(sys.argv[2], encoding="utf-8") as file:
            print(f"{check_vectors(json.load(file))} records and all parts of the construction agree")
    elif len(sys.argv) == 2:
        with open(sys.argv[1], encoding="utf-8") as file:
            outcome = verify(json.load(file))
        print(json.dumps(outcome))
        sys.exit(0 if outcome["verdict"] in ("proven", "none", "sealed") else 1)
    else:
        raise SystemExit(__doc__)
